import Link from "next/link";
import { business } from "@/lib/business";

/** The foot of the pages for staff. */
export function OfficeFooter() {
  return (
    <footer className="office-footer on-asphalt">
      <span>{business.name}</span>
      <Link href="/privacy-policy">Privacy Policy</Link>
    </footer>
  );
}
