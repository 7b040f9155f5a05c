import Link from "next/link";
import { business } from "@/lib/business";

/** The footer of the staff pages. */
export function OfficeFooter() {
  return (
    <footer className="office-footer on-asphalt">
      <span>{business.name}</span>
      <Link href="/privacy-policy">Privacy Policy</Link>
    </footer>
  );
}
