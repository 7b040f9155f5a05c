import { bolted } from "@/components/layout/plate";
import { business } from "@/lib/business";

const { newParts, usedParts } = business.warranty;
const miles = new Intl.NumberFormat("en-US");

type Joiner = "/" | "or";
type TermProps = { label: string; term: { months: number; miles: number }; joiner: Joiner; large: boolean };

/** "12 months / 12,000 miles" on two lines, with what the term applies to. */
function Term({ label, term, joiner, large }: TermProps) {
  return (
    <div className="not-first:border-line not-first:border-t px-5 py-5.5 md:not-first:border-t-0 md:not-first:border-l md:p-7">
      <dt className="font-semibold">{label}</dt>
      <dd className={`mt-2 font-bold font-sign text-46 leading-[0.96] ${large ? "lg:text-58" : ""}`}>
        <span className="block whitespace-nowrap">
          {term.months} months {joiner}
        </span>{" "}
        <span className="block whitespace-nowrap">{miles.format(term.miles)} miles</span>
      </dd>
    </div>
  );
}

type Props = {
  /** The id of the heading. */
  id: string;
  title: string;
  /** The text between the months and the miles. */
  joiner: Joiner;
  newLabel: string;
  usedLabel: string;
  note?: string;
  /** Larger figures on wide screens. */
  large?: boolean;
};

/** The warranty, on a plate bolted to the wall. */
export function WarrantyPlate({ id, title, joiner, newLabel, usedLabel, note, large = false }: Props) {
  return (
    <section
      className="grid grid-rows-[auto_1fr_auto] rounded-plate border-2 border-ink bg-sheet"
      aria-labelledby={id}
    >
      <h2
        id={id}
        className={`${bolted} border-ink border-b-2 px-14 py-4 text-center text-26 leading-[1.15] before:bg-paper after:bg-paper`}
      >
        {title}
      </h2>
      <dl className="grid md:grid-cols-[1fr_1fr]">
        <Term label={newLabel} term={newParts} joiner={joiner} large={large} />
        <Term label={usedLabel} term={usedParts} joiner={joiner} large={large} />
      </dl>
      {note && <p className="border-line border-t px-5 py-3.75 text-ink-2 md:px-7">{note}</p>}
    </section>
  );
}
