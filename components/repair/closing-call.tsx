import { ClosingStrip } from "@/components/layout/closing-strip";
import { CALLBACK_ID } from "@/components/repair/repair-hero";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";

/** The id of the last call to action: `BottomBar` is hidden while it is on the screen. */
export const CLOSING_ID = "closing";

/** The last call to action: call the shop, or request a call. */
export function ClosingCall() {
  return (
    <ClosingStrip
      id="closing-heading"
      title="Hear something? Call before it gets louder."
      text={`${business.hoursShort.open}. Outside those hours, leave your number and we call you back.`}
    >
      <div id={CLOSING_ID} className="flex flex-none flex-col gap-3 sm:flex-row">
        <a className={buttonVariants({ variant: "primary" })} href={`#${CALLBACK_ID}`}>
          Request Callback
        </a>
        <a className={buttonVariants({ variant: "secondary" })} href={telephoneLink}>
          <Icon name="phone" />
          {business.phone}
        </a>
      </div>
    </ClosingStrip>
  );
}
