import { PreloadFont } from "@/components/layout/preload-font";
import { business } from "@/lib/business";

/** The head of the contact page, with the sign that hangs in the door. */
export function ContactHead() {
  const { open, closedDays, closed } = business.hoursShort;
  return (
    <div className="banner on-asphalt">
      <PreloadFont file="barlow-condensed-600" media="(width >= 64rem)" />
      <div className="wrap page-head">
        <div>
          <h1>Contact</h1>
          <p className="mt-3 max-w-xl">
            Call, write, or come by. With the year, make and model at hand you get an answer sooner.
          </p>
        </div>
        {/* The card below says the same in rows. */}
        <div className="door-hanger" aria-hidden="true">
          <b>{open}</b>
          <span>
            {closedDays.join(", ")} {closed}
          </span>
        </div>
      </div>
    </div>
  );
}
