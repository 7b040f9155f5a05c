import Link from "next/link";
import { BottomBar } from "@/components/layout/bottom-bar";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { telephoneLink } from "@/lib/business";

const CALL_BUTTON_ID = "contact-sales";

/** The two buttons in the banner on a phone. */
export function PhoneActions() {
  return (
    <div className="mt-5 flex flex-wrap gap-3 *:flex-auto md:hidden">
      <a
        className={buttonVariants({ variant: "primary", ends: "narrow" })}
        href={telephoneLink}
        id={CALL_BUTTON_ID}
      >
        <Icon name="phone" />
        Contact Sales
      </a>
      <ShopParts size="default" />
    </div>
  );
}

/** The same buttons at the bottom of a phone's screen, once the banner has scrolled away. */
export function PhoneActionsBar() {
  return (
    <BottomBar unless={[CALL_BUTTON_ID]}>
      <ShopParts size="bar" />
      <a className={buttonVariants({ variant: "primary", size: "bar", ends: "bar" })} href={telephoneLink}>
        <Icon name="phone" />
        Contact Sales
      </a>
    </BottomBar>
  );
}

function ShopParts({ size }: { size: "default" | "bar" }) {
  return (
    <Link
      className={buttonVariants({ variant: "secondary", size, ends: "narrow" })}
      href="/parts"
      prefetch={false}
    >
      Shop Parts
    </Link>
  );
}
