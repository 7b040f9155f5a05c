import type { Metadata } from "next";
import { PolicyContents } from "@/components/privacy/policy-contents";
import { POLICY_SECTIONS } from "@/components/privacy/policy-sections";
import { PageJsonLd } from "@/components/seo/page-json-ld";
import { business, privacyFacts } from "@/lib/business";

export const metadata: Metadata = {
  title: "Privacy Policy",
  description: `What ${business.name} knows about its customers, what for, who else sees it, and what you may ask of us.`,
  alternates: { canonical: "/privacy-policy" },
};

/** Effective and last updated on the same day. */
const { effectiveDate } = privacyFacts;
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export default function PrivacyPolicyPage() {
  const date = <time dateTime={effectiveDate}>{longDate.format(new Date(effectiveDate))}</time>;
  return (
    <div className="wrap grid gap-8 pt-9 pb-13 md:pb-18 lg:grid-cols-[19.5rem_minmax(0,40rem)] lg:gap-x-18 lg:gap-y-10 lg:pt-14 lg:pb-22">
      <PageJsonLd name="Privacy Policy" path="/privacy-policy" />
      <header className="max-w-160 lg:col-2">
        <h1>Privacy Policy</h1>
        <p className="mt-4 font-semibold">
          <span className="inline-block">Effective {date}.</span>{" "}
          <span className="inline-block">Last updated {date}.</span>
        </p>
        <p className="mt-3 text-19 text-ink-2 leading-relaxed">
          {business.name} repairs cars, sells parts and sells vehicles, and cannot do that without knowing
          something about the people who own them. This page says what we know, what for, who else sees it,
          and what you may ask of us. It covers this website and the services we give in person.
        </p>
      </header>
      <PolicyContents />
      <div className="lg:col-2">
        {POLICY_SECTIONS.map(({ id, title, Text }) => (
          <section
            key={id}
            id={id}
            className="border-line border-t pt-7 pb-8 first:border-ink first:border-t-2"
            aria-labelledby={`${id}-title`}
          >
            <h2 id={`${id}-title`} className="text-30">
              {title}
            </h2>
            <Text />
          </section>
        ))}
      </div>
    </div>
  );
}
