import Link from "next/link";
import { business } from "@/lib/business";

/** The footer of the staff pages. */
export function OfficeFooter() {
  return (
    <footer className="on-asphalt flex flex-wrap justify-between gap-x-6 gap-y-1 bg-asphalt px-4 py-3 text-15 text-fog md:px-8 print:hidden">
      <span className="py-1.5">{business.name}</span>
      <Link href="/privacy-policy" className="py-1.5 text-white underline underline-offset-4">
        Privacy Policy
      </Link>
    </footer>
  );
}
