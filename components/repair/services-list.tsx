const SERVICES = [
  "Oil, fluids and filters",
  "Brakes and rotors",
  "Check-engine diagnosis",
  "Engine repair",
  "Transmission and clutch",
  "Steering and suspension",
  "Heating and air conditioning",
  "Electrical and batteries",
  "Tires and wheels",
  "Exhaust",
] as const;

/** What the shop repairs. */
export function ServicesList() {
  return (
    <section aria-labelledby="services">
      <h2 id="services">What we work on</h2>
      <ul className="service-list">
        {SERVICES.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-3">Not on the list? Ask anyway.</p>
    </section>
  );
}
