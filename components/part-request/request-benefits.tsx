import Link from "next/link";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { rowLink } from "@/components/ui/row-link";
import { business } from "@/lib/business";

const { months, miles } = business.warranty.usedParts;

const BENEFITS = [
  {
    title: "Inspected and guaranteed",
    text: `We inspect every part before it leaves the shop. Unless otherwise noted, used parts are guaranteed for ${months} months or ${miles.toLocaleString("en-US")} miles.`,
  },
  {
    title: `An answer within ${business.partsAnswerHours} business hours`,
    text: "By phone or email, whether we have the part or not.",
  },
  {
    title: "From vehicles we dismantle ourselves",
    text: "Recycled parts from late-model cars, trucks and SUVs. We know which vehicle each part came from, and its mileage.",
  },
] as const;

/** Three reasons to request a part here, and on phones links to other ways (larger screens have RequestCall). */
export function RequestBenefits() {
  return (
    <section className="grid content-start gap-4 md:max-lg:grid-cols-3" aria-label="What you can count on">
      {BENEFITS.map(({ title, text }) => (
        <div key={title} className={`${card} px-5 pt-4.5 pb-5`}>
          <h3 className="text-24 leading-tight">{title}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </div>
      ))}
      <div className="md:hidden">
        <Link className={`${rowLink} min-h-12`} href="/parts" prefetch={false}>
          Shop Recycled Parts
          <Icon name="arrow-right" />
        </Link>
        <a
          className={`${rowLink} min-h-12 border-line border-t`}
          href={business.partsStoreUrl}
          rel="noopener"
        >
          Visit our online parts store
          <Icon name="external" />
        </a>
      </div>
    </section>
  );
}
