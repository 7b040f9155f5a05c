import { cva } from "class-variance-authority";
import Link from "next/link";
import { business } from "@/lib/business";

const logoVariants = cva(
  [
    "inline-flex min-h-10 items-center whitespace-nowrap bg-white font-bold font-sign text-on-orange leading-none",
    "[clip-path:polygon(13px_0,100%_0,100%_100%,13px_100%,0_calc(100%-13px),0_13px)]",
    "before:size-2.5 before:rounded-full before:bg-on-orange before:content-['']",
    // The clip would cut off the focus ring.
    "focus-visible:clip-none",
    "forced-colors:border-2 forced-colors:px-3 forced-colors:before:hidden forced-colors:clip-none",
  ],
  {
    variants: {
      /** In the bar it is smaller on all phones, elsewhere on the narrowest only. */
      place: {
        bar: "gap-1.5 px-2 text-15 min-[22rem]:text-17 sm:gap-2 sm:pr-3 sm:pl-[0.6rem] sm:text-21",
        page: [
          "gap-2 pr-3 pl-[0.6rem] text-21",
          "max-[23.4375rem]:gap-1.5 max-[23.4375rem]:px-2 max-[23.4375rem]:text-17",
        ],
      },
    },
  },
);

/** The shop's logo, linked to the public site. */
export function OfficeLogo({ place }: { place: "bar" | "page" }) {
  return (
    <Link href="/" className={logoVariants({ place })} aria-label={`${business.name}: to the public site`}>
      {business.name}
    </Link>
  );
}
