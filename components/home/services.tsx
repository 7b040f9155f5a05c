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

/** What the shop stands for, and the warranty in figures. */
export function Services() {
  return (
    <section className="wrap section" aria-labelledby="services">
      <div className="grid gap-10 lg:grid-cols-[5fr_8fr] lg:gap-18">
        <div>
          <h2 id="services" className="lg:pt-4">
            Work we put our name to
          </h2>
          <ul className="ruled mt-5">
            {PROMISES.map(({ title, text }) => (
              <li key={title}>
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
    </section>
  );
}
