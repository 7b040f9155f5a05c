import { Notice } from "@/components/ui/notice";
import { business, telephoneLink } from "@/lib/business";

/** The head of the page. Without JavaScript it also says how to request a part by phone or email. */
export function RequestHero() {
  return (
    <div className="pt-6 md:border-line md:border-b md:bg-graph-paper md:py-10 short:py-2">
      <div className="wrap">
        <h1 className="short:text-32">Request Parts</h1>
        <p className="mt-2 max-w-xl text-17 text-ink-2 md:mt-4 md:text-19 short:mt-1">
          Tell us the vehicle and the part. We look through what we have dismantled and answer within{" "}
          {business.partsAnswerHours} business hours.
        </p>
        <noscript>
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
