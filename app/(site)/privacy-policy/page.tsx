import type { Metadata } from "next";
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
    <div className="wrap section policy">
      <PageJsonLd name="Privacy Policy" path="/privacy-policy" />
      <header>
        <h1>Privacy Policy</h1>
        <p className="mt-4 font-semibold">
          <span className="inline-block">Effective {date}.</span>{" "}
          <span className="inline-block">Last updated {date}.</span>
        </p>
        <p className="mt-3 text-19 leading-relaxed text-ink-2">
          {business.name} repairs cars, sells parts and sells vehicles, and cannot do that without knowing
          something about the people who own them. This page says what we know, what for, who else sees it,
          and what you may ask of us. It covers this website and the services we give in person.
        </p>
      </header>
      <nav className="policy-contents" aria-labelledby="contents">
        <h2 id="contents" className="text-20">
          On this page
        </h2>
        <ol>
          {POLICY_SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="policy-text">
        {POLICY_SECTIONS.map(({ id, title, Text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <Text />
          </section>
        ))}
      </div>
    </div>
  );
}
