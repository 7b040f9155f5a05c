import { Section } from "@/components/layout/section";
import { WarrantyPlate } from "@/components/repair/warranty-plate";

const PROMISES = [
  {
    title: "Expert technicians",
    text: "Straight talk about what your vehicle needs now, and what can wait until next month.",
  },
  {
    title: "All makes and models",
    text: "Domestic or import, daily driver or plow truck. If it has wheels and a title, bring it in.",
  },
] as const;

/** What customers can expect, and the warranty. */
export function Services() {
  return (
    <Section labelledBy="services">
      <div className="grid gap-10 lg:grid-cols-[5fr_8fr] lg:gap-18">
        <div>
          <h2 id="services" className="lg:pt-4">
            Work we put our name to
          </h2>
          <ul className="mt-5 border-ink border-t-2">
            {PROMISES.map(({ title, text }) => (
              <li key={title} className="not-first:border-line not-first:border-t py-5">
                <h3>{title}</h3>
                <p className="mt-1.5 text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <WarrantyPlate
          id="warranty"
          title="Quality guaranteed"
          large
          joiner="/"
          newLabel="Repairs with new OEM parts"
          usedLabel="Used or aftermarket parts"
          note="Every recycled part is inspected, and guaranteed unless otherwise noted."
        />
      </div>
    </Section>
  );
}
