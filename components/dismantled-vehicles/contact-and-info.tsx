import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";

const closedDays = new Intl.ListFormat("en-US").format(business.hoursShort.closedDays);

/** The request button, how to reach the shop, and the online store. */
export function ContactAndInfo() {
  return (
    <>
      <section className="info-card">
        <h2 className="text-26">Need a certain part?</h2>
        <p className="mt-2 text-ink-2">
          Tell us the vehicle and the part. We answer within {business.partsAnswerHours} business hours.
        </p>
        <Link
          className={buttonVariants({ variant: "primary", className: "mt-3 w-full" })}
          href="/partsrequest"
          prefetch={false}
        >
          Submit Parts Request
        </Link>
        <p className="mt-5">
          <a className="font-bold font-sign text-38 leading-none hover:underline" href={telephoneLink}>
            {business.phone}
          </a>
        </p>
        <p className="mt-2 text-15 text-ink-3">
          {business.hoursShort.open}. {closedDays} {business.hoursShort.closed}.
        </p>
        <p className="text-15">
          <a className="text-link inline-block py-1" href={`mailto:${business.email}`}>
            {business.email}
          </a>
        </p>
      </section>
      <section className="info-card">
        <h2 className="text-26">Online parts store</h2>
        <p className="mt-2 text-ink-2">Parts already off the vehicle, ready to order.</p>
        <a className="aside-link mt-2" href={business.partsStoreUrl} rel="noopener">
          Visit the store
          <Icon name="external" />
        </a>
      </section>
    </>
  );
}
