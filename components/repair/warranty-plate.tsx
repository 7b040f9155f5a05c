import { business } from "@/lib/business";

const { newParts, usedParts } = business.warranty;
const miles = new Intl.NumberFormat("en-US");

/** "12 months / 12,000 miles" in two parts that never break inside. */
function Term({ term, joiner }: { term: { months: number; miles: number }; joiner: "/" | "or" }) {
  return (
    <dd>
      <span className="whitespace-nowrap">
        {term.months} months {joiner}
      </span>{" "}
      <span className="whitespace-nowrap">{miles.format(term.miles)} miles</span>
    </dd>
  );
}

type Props = {
  id: string;
  title: string;
  /** What stands between the months and the miles. */
  joiner: "/" | "or";
  newLabel: string;
  usedLabel: string;
  note?: string;
  /** Larger figures on wide screens. */
  large?: boolean;
};

/** The warranty, on a plate bolted to the wall. */
export function WarrantyPlate({ id, title, joiner, newLabel, usedLabel, note, large }: Props) {
  return (
    <section className={large ? "plate plate-large" : "plate"} aria-labelledby={id}>
      <h2 id={id} className="plate-head">
        {title}
      </h2>
      <dl className="plate-halves">
        <div>
          <dt>{newLabel}</dt>
          <Term term={newParts} joiner={joiner} />
        </div>
        <div>
          <dt>{usedLabel}</dt>
          <Term term={usedParts} joiner={joiner} />
        </div>
      </dl>
      {note && <p className="plate-note">{note}</p>}
    </section>
  );
}
