import { BannerWithSign } from "@/components/layout/banner-with-sign";
import { business } from "@/lib/business";

/** The banner of the about page, with the year of foundation on a hang tag. */
export function AboutHead() {
  return (
    <BannerWithSign
      title={`About ${business.name}`}
      lead={`One shop, three doors: we repair cars, take them apart and sell them, and have done business in town since ${business.foundedYear}.`}
    >
      <div
        // The line before it is the string of the tag.
        className="relative mt-11 mr-22 mb-5 hidden flex-none justify-items-center self-start font-bold font-sign text-black leading-none before:absolute before:-top-11 before:left-[calc(50%-1px)] before:h-16 before:border-fog before:border-l-2 lg:grid"
        aria-hidden="true"
      >
        <div className="grid justify-items-center bg-hole-top bg-white px-7 pt-12 pb-4.5 clip-top">
          <span className="font-semibold text-22">since</span>
          <b className="text-60 leading-[0.9]">{business.foundedYear}</b>
        </div>
      </div>
    </BannerWithSign>
  );
}
