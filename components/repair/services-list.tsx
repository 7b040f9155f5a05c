import { repairServices } from "@/lib/business";

/** What the shop repairs. */
export function ServicesList() {
  return (
    <section aria-labelledby="services">
      <h2 id="services">What we work on</h2>
      <ul className="mt-5 border-ink border-t-2 md:grid md:grid-flow-col md:grid-cols-[1fr_1fr] md:grid-rows-[repeat(5,auto)] md:gap-x-8">
        {repairServices.map((service) => (
          <li key={service} className="border-line border-b py-3.25 font-semibold">
            {service}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-3">Not on the list? Ask anyway.</p>
    </section>
  );
}
