import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { telephoneLink } from "@/lib/business";

/** The two actions of the banner on a phone. */
export function PhoneActions() {
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 md:hidden">
      <a className="button button-primary px-2" href={telephoneLink}>
        <Icon name="phone" />
        Contact Sales
      </a>
      <Link className="button button-second px-2" href="/parts" prefetch={false}>
        Shop Parts
      </Link>
    </div>
  );
}
