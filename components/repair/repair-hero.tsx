import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";
import { embeddedDrawing } from "@/lib/drawings/embedded";

/** The id of the button to the form, for the thumb bar. */
export const HERO_BUTTON_ID = "request-callback";
/** The id of the form's ticket. */
export const CALLBACK_ID = "callback";

/** The repair bay, and the two ways to get a car into it. */
export function RepairHero() {
  return (
    <div className="banner on-asphalt">
      <div className="wrap repair-hero">
        <div>
          <h1>Repair Services</h1>
          <p className="mt-4 max-w-80 sm:max-w-md">
            All makes and models. Tell us what it does, what it stopped doing, or what it sounds like.
          </p>
          <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
            <a
              id={HERO_BUTTON_ID}
              className={buttonVariants({ variant: "primary" })}
              href={`#${CALLBACK_ID}`}
            >
              Request Callback
            </a>
            <a className={buttonVariants({ variant: "secondary" })} href={telephoneLink}>
              <Icon name="phone" />
              {business.phone}
            </a>
          </div>
          <p className="mt-4 text-16!">{business.hoursShort.open}</p>
        </div>
        <img
          className="repair-bay"
          src={embeddedDrawing("/drawings/scene-repair.svg")}
          alt=""
          width={720}
          height={432}
          fetchPriority="high"
        />
      </div>
    </div>
  );
}
