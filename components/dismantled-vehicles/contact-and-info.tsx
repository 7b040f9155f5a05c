import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { rowLink } from "@/components/ui/row-link";
import { business, telephoneLink } from "@/lib/business";

const closedDays = new Intl.ListFormat("en-US").format(business.hoursShort.closedDays);

/** The request button, contact details and the online store: two cards or, in a drawer, two ruled sections. */
export function ContactAndInfo({ inDrawer = false }: { inDrawer?: boolean }) {
  const section = inDrawer ? "border-line border-t py-4" : `${card} p-6`;
  return (
    <>
      <section className={section}>
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
      <section className={section}>
        <h2 className="text-26">Online parts store</h2>
        <p className="mt-2 text-ink-2">Parts already off the vehicle, ready to order.</p>
        <a className={`${rowLink} mt-2 min-h-12`} href={business.partsStoreUrl} rel="noopener">
          Visit the store
          <Icon name="external" />
        </a>
      </section>
    </>
  );
}
