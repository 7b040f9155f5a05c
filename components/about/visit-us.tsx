import Link from "next/link";
import { ClosingStrip } from "@/components/layout/closing-strip";
import { buttonVariants } from "@/components/ui/button";
import { business } from "@/lib/business";

/** The address, and the link to the contact page. */
export function VisitUs() {
  const { address, hoursShort } = business;
  return (
    <ClosingStrip
      id="come-by"
      title="Come by and look around"
      text={`${address.street}, ${address.city}. ${hoursShort.open}.`}
    >
      <Link
        className={buttonVariants({ variant: "primary", className: "flex-none" })}
        href="/contact"
        prefetch={false}
      >
        How to Find Us
      </Link>
    </ClosingStrip>
  );
}
