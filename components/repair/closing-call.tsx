import { CALLBACK_ID } from "@/components/repair/repair-hero";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";

/** The id of the last call to action, for the thumb bar. */
export const CLOSING_ID = "closing";

/** The last word of the page: call, or be called. */
export function ClosingCall() {
  return (
    <section className="apron-strip" aria-labelledby="closing-heading">
      <div className="wrap flex flex-col gap-5 py-8 md:flex-row md:items-center md:justify-between md:gap-10 md:py-10">
        <div>
          <h2 id="closing-heading">Hear something? Call before it gets louder.</h2>
          <p className="mt-2">
            {business.hoursShort.open}. Outside those hours, leave your number and we call you back.
          </p>
        </div>
        <div id={CLOSING_ID} className="flex flex-none flex-col gap-3 sm:flex-row">
          <a className={buttonVariants({ variant: "primary" })} href={`#${CALLBACK_ID}`}>
            Request Callback
          </a>
          <a className={buttonVariants({ variant: "secondary" })} href={telephoneLink}>
            <Icon name="phone" />
            {business.phone}
          </a>
        </div>
      </div>
    </section>
  );
}
