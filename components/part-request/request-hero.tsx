import { Notice } from "@/components/ui/notice";
import { business, telephoneLink } from "@/lib/business";

/** The head of the page; without JavaScript also the way to ask all the same. */
export function RequestHero() {
  return (
    <div className="request-hero">
      <div className="wrap">
        <h1>Request Parts</h1>
        <p className="mt-2 max-w-xl text-17 text-ink-2 md:mt-4 md:text-19">
          Tell us the vehicle and the part. We look through what we have dismantled and answer within{" "}
          {business.partsAnswerHours} business hours.
        </p>
        <noscript>
          <style>{".wizard-frame { display: none; }"}</style>
          <div className="mt-4 max-w-xl">
            <Notice tone="plain" icon="phone">
              <p>
                This form needs JavaScript, which is turned off in your browser. Call{" "}
                <a className="text-link whitespace-nowrap" href={telephoneLink}>
                  {business.phone}
                </a>{" "}
                ({business.hoursShort.open}) or write to{" "}
                <a className="text-link" href={`mailto:${business.email}`}>
                  {business.email}
                </a>{" "}
                with the VIN, the part you need and your phone number.
              </p>
            </Notice>
          </div>
        </noscript>
      </div>
    </div>
  );
}
