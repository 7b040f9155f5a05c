import { business } from "@/lib/business";

const REASONS = [
  {
    title: "Parts from our own shelves",
    text: "We take late-model vehicles apart ourselves, so the used part that saves you money may already be here.",
  },
  {
    title: "Any badge on the hood",
    text: "Domestic or import, car, truck or SUV: we repair all makes and models.",
  },
  {
    title: "A warranty in plain figures",
    text: "Months and miles, for new parts and for used ones. You know how long it holds before the work starts.",
  },
  {
    title: `Here since ${business.foundedYear}`,
    text: "The owner runs the shop and stands behind what leaves it.",
  },
] as const;

/** Why to bring the car here. */
export function Reasons() {
  return (
    <section className="border-t border-line bg-sheet" aria-labelledby="reasons">
      <div className="wrap section">
        <h2 id="reasons">Why bring it to us</h2>
        <ul className="reasons">
          {REASONS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
