import { BannerWithSign } from "@/components/layout/banner-with-sign";
import { business } from "@/lib/business";

/** The banner of the contact page, with a sign that shows the hours. */
export function ContactHead() {
  const { open, closedDays, closed } = business.hoursShort;
  return (
    <BannerWithSign
      title="Contact"
      lead="Call, write, or come by. With the year, make and model at hand you get an answer sooner."
    >
      <div
        // The lines before it are two chains. The card below has the hours for assistive technology.
        className="relative mt-17 mr-10 hidden flex-none gap-2 self-start rounded-field bg-white px-7 pt-4.5 pb-5 text-center font-bold font-sign text-black leading-none shadow-[inset_0_0_0_4px_var(--color-white),inset_0_0_0_6px_var(--color-black)] before:absolute before:inset-x-10 before:-top-17 before:bottom-full before:border-fog before:border-x-2 before:border-dashed lg:grid"
        aria-hidden="true"
      >
        <b className="text-32">{open}</b>
        <span className="font-semibold text-22 text-slate">
          {closedDays.join(", ")} {closed}
        </span>
      </div>
    </BannerWithSign>
  );
}
