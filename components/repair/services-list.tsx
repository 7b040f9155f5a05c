import { repairServices } from "@/lib/business";

/** What the shop repairs. */
export function ServicesList() {
  return (
    <section aria-labelledby="services">
      <h2 id="services">What we work on</h2>
      <ul className="service-list">
        {repairServices.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-3">Not on the list? Ask anyway.</p>
    </section>
  );
}
