import Link from "next/link";
import { business } from "@/lib/business";

/** The shop's logo, linked to the public site. */
export function OfficeLogo() {
  return (
    <Link
      href="/"
      className="tag tag-reversed office-logo"
      aria-label={`${business.name}: to the public site`}
    >
      {business.name}
    </Link>
  );
}
