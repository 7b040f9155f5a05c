import Link from "next/link";
import { business } from "@/lib/business";

/** The shop's name on a hang tag; a link home. The reversed one is for dark ground, and always has the tagline. */
export function Logo({ reversed = false }: { reversed?: boolean }) {
  return (
    <Link
      href="/"
      prefetch={false}
      className={`grid min-h-11.5 w-fit content-center bg-hole-left py-1 pr-4 pl-8.5 font-semibold clip-left focus-visible:-outline-offset-4 focus-visible:outline-current forced-colors:border-2 forced-colors:px-3 forced-colors:clip-none ${reversed ? "bg-white text-black" : "bg-stamp text-on-stamp"}`}
    >
      <span className="font-bold font-sign text-26 leading-[1.05] min-[75rem]:text-24 lg:whitespace-nowrap">
        {business.name}
      </span>
      <span className={`text-13 leading-snug ${reversed ? "" : "hidden min-[75rem]:block print:block"}`}>
        {business.tagline}
      </span>
    </Link>
  );
}
