import { card } from "@/components/ui/card";
import { business, telephoneLink } from "@/lib/business";

/** The phone number, and what to say. */
export function TalkCard({ reference }: { reference: string }) {
  return (
    <section className={`${card} max-w-[34rem] p-6`} aria-labelledby="talk">
      <h2 id="talk" className="text-26 leading-[1.15]">
        Rather talk?
      </h2>
      <p className="mt-2 font-bold font-sign text-34 leading-none">
        <a className="hover:underline" href={telephoneLink}>
          {business.phone}
        </a>
      </p>
      <p className="mt-2 text-15 text-ink-2">
        {business.hoursShort.open}. Say {reference}.
      </p>
    </section>
  );
}
