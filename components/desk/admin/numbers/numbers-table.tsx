import { NUMBERS_TABLE_ID } from "@/components/desk/admin/numbers/chart";
import { dollars, duration, percent, weekLabel } from "@/components/desk/admin/numbers/numbers-text";
import type { DeskNumbers, WeekFigures } from "@/lib/desk/numbers";

/** The columns of figures. `hint` completes a heading that others share, for screen readers. */
const COLUMNS: { title: string; hint?: string; isBold?: true; text: (figures: WeekFigures) => string }[] = [
  { title: "Parts", text: ({ parts }) => count(parts) },
  { title: "Repairs", text: ({ repairs }) => count(repairs) },
  { title: "Vehicles", text: ({ vehicles }) => count(vehicles) },
  { title: "Requests", isBold: true, text: ({ requests }) => count(requests) },
  {
    title: "First reply, median",
    text: ({ medianFirstReplyMinutes }) => duration(medianFirstReplyMinutes),
  },
  { title: "Within promise", text: ({ withinPromisePercent }) => percent(withinPromisePercent) },
  { title: "Quotes", text: ({ quotes }) => count(quotes) },
  { title: "Sum", hint: " of the quotes", text: ({ quotedCents }) => dollars(quotedCents) },
  { title: "Accepted", text: ({ accepted }) => count(accepted) },
  { title: "Sum", hint: " of the accepted quotes", text: ({ acceptedCents }) => dollars(acceptedCents) },
];

const cell = "h-11 whitespace-nowrap px-4 text-right print:h-8 print:px-1.5";
/** The column of weeks: it stays at its place while the others scroll. */
const weekCell = "sticky left-0 h-11 whitespace-nowrap px-4 text-left print:h-8 print:px-1.5";

/** The figures of the weeks, newest first, and all together. It is as wide as its columns and scrolls inside its frame. */
export function NumbersTable({ weeks, total }: DeskNumbers) {
  const newestFirst = weeks.toReversed();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading.
    <div
      role="region"
      aria-label="Numbers by week"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: with the keyboard, it scrolls while it has the focus.
      tabIndex={0}
      className="relative -mx-4 overflow-x-auto border-line border-y bg-sheet md:mx-0 md:rounded-card md:border print:mx-0 print:overflow-visible"
    >
      <table id={NUMBERS_TABLE_ID} className="w-full border-separate border-spacing-0 print:text-14">
        <caption className="sr-only">Numbers by week</caption>
        <thead>
          <tr className="text-15 text-ink-2">
            <th scope="col" className={`${weekCell} bg-concrete font-semibold`}>
              Week of
            </th>
            {COLUMNS.map(({ title, hint = "" }) => (
              <th
                key={title + hint}
                scope="col"
                className={`${cell} bg-concrete font-semibold print:whitespace-normal`}
              >
                {title}
                {hint && <span className="sr-only">{hint}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((figures, index) => (
            <WeekRow key={figures.week} figures={figures} isCurrent={index === 0} />
          ))}
        </tbody>
        <tfoot>
          <FigureRow
            name={`${weeks.length} weeks`}
            figures={total}
            className="border-ink border-t-2 bg-sheet font-semibold"
          />
        </tfoot>
      </table>
    </div>
  );
}

function WeekRow({ figures, isCurrent }: { figures: DeskNumbers["weeks"][number]; isCurrent: boolean }) {
  const name = weekLabel(figures.week);
  return isCurrent ? (
    <FigureRow
      name={`${name}, so far`}
      figures={figures}
      className="border-line border-t bg-steel-bg font-semibold"
    />
  ) : (
    <FigureRow name={name} figures={figures} className="border-line border-t bg-sheet" />
  );
}

function FigureRow({ name, figures, className }: { name: string; figures: WeekFigures; className: string }) {
  return (
    <tr>
      <th scope="row" className={`${weekCell} font-normal ${className}`}>
        {name}
      </th>
      {COLUMNS.map(({ title, hint = "", isBold, text }) => (
        <td key={title + hint} className={`${cell} ${className} ${isBold ? "font-semibold" : ""}`}>
          {text(figures)}
        </td>
      ))}
    </tr>
  );
}

function count(value: number): string {
  return value.toLocaleString("en-US");
}
