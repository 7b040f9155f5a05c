import { bolted } from "@/components/layout/plate";
import { RaisedSection } from "@/components/layout/section";
import { staff } from "@/lib/business";

/** The two people who run the shop. */
export function Staff() {
  return (
    <RaisedSection labelledBy="staff">
      <h2 id="staff">Who you will be talking to</h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-[1fr_1fr] md:gap-8">
        {staff.map(({ title, name }) => (
          <li key={title} className={`${bolted} rounded-plate border-2 border-ink px-14 py-5.5 text-center`}>
            <h3>{title}</h3>
            <p className="mt-1 text-19 text-ink-2">{name}</p>
          </li>
        ))}
      </ul>
    </RaisedSection>
  );
}
