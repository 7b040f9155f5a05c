import Link from "next/link";
import { business } from "@/lib/business";

/** The shop's name on a hang tag; a link home. */
export function Logo({ reversed = false }: { reversed?: boolean }) {
  return (
    <Link href="/" prefetch={false} className={`logo${reversed ? " logo-reversed" : ""}`}>
      <span className="logo-name">{business.name}</span>
      <span className="logo-line">{business.tagline}</span>
    </Link>
  );
}
