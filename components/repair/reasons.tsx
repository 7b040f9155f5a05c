import { RaisedSection } from "@/components/layout/section";
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
    <RaisedSection labelledBy="reasons">
      <h2 id="reasons">Why bring it to us</h2>
      <ul className="mt-6 grid border-ink border-t-2 md:grid-cols-[1fr_1fr] md:gap-x-10 lg:grid-cols-[repeat(4,1fr)] lg:gap-x-8">
        {REASONS.map(({ title, text }) => (
          <li
            key={title}
            className="border-line border-b py-5 last:border-b-0 md:nth-last-2:border-b-0 lg:border-b-0"
          >
            <h3>{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </RaisedSection>
  );
}
