import { staff } from "@/lib/business";

/** The two people who run the place. */
export function Staff() {
  return (
    <section className="border-t border-line bg-sheet" aria-labelledby="staff">
      <div className="wrap section">
        <h2 id="staff">Who you will be talking to</h2>
        <ul className="staff">
          {staff.map(({ title, name }) => (
            <li key={title} className="name-plate">
              <h3>{title}</h3>
              <p className="mt-1 text-19 text-ink-2">{name}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
