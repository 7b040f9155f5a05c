import type { ReactNode } from "react";
import { weekLabel } from "@/components/desk/admin/numbers/numbers-text";

/** The id of the table with the values of all charts. */
export const NUMBERS_TABLE_ID = "numbers-table";

/** Up to this number of weeks there is room for the value of every bar. */
const ROOMY_WEEKS = 13;
/** How many weeks have their date below the bars. */
const WEEK_LABELS = 6;
/** The height of a value above its bar. */
const VALUE_HEIGHT = "1.5rem";

/** The height of the part of a bar's column that is this fraction of the highest value, below the space for values. */
export const heightOf = (fraction: number): string => `calc((100% - ${VALUE_HEIGHT}) * ${fraction})`;

/** The classes of a bar's area; in the week that is not over it is striped. Its color is printed. */
export const barFill = (isUnfinished: boolean): string =>
  `${isUnfinished ? "border-[1.5px] border-steel bg-unfinished" : "bg-steel"} forced-colors:border`;

/** The classes of an area with an outline only. */
export const outline = "border-[1.5px] border-steel bg-sheet";

type ChartHeadProps = { id: string; title: string; note: string; figure: string };

/** The head of a chart: an ink rule, its title, and the current week's figure at the right. */
export function ChartHead({ id, title, note, figure }: ChartHeadProps) {
  return (
    <div className="flex items-start justify-between gap-4 border-ink border-t-2 pt-2.5">
      <div className="min-w-0 pt-4">
        <h2 id={id} className="text-22 leading-tight">
          {title}
        </h2>
        <p className="text-15 text-ink-3">{note}</p>
      </div>
      <p className="whitespace-nowrap font-bold font-sign text-40 leading-tight">{figure}</p>
    </div>
  );
}

type ChartProps = {
  weeks: readonly { week: string }[];
  /** What the bars show, for screen readers; their values are in the table. */
  label: string;
  /** The text above a bar; empty for none. */
  valueText?: (index: number) => string;
  bar: (index: number) => ReactNode;
  /** Drawn behind the bars. */
  behind?: ReactNode;
  legend?: ReactNode;
};

/** Bars side by side, one column for each week. */
export function Chart({ weeks, label, valueText, bar, behind, legend }: ChartProps) {
  const columns = { gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` };
  return (
    <>
      <div
        role="img"
        aria-label={label}
        aria-describedby={NUMBERS_TABLE_ID}
        className="pt-3 [print-color-adjust:exact]"
      >
        <div
          className="relative isolate grid h-43 grid-rows-[minmax(0,1fr)] border-control border-b"
          style={columns}
        >
          {behind}
          {weeks.map(({ week }, index) => (
            <div key={week} className="flex h-full flex-col items-center justify-end">
              <Value text={valueText?.(index) ?? ""} index={index} count={weeks.length} />
              {bar(index)}
            </div>
          ))}
        </div>
        <div className="grid pt-1 text-14 text-ink-3" style={columns}>
          {weeks.map(({ week }, index) => (
            <WeekName key={week} week={week} index={index} count={weeks.length} />
          ))}
        </div>
      </div>
      {legend && <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-15 text-ink-2">{legend}</div>}
    </>
  );
}

/** The value of a bar, unless there are too many bars. */
function Value({ text, index, count }: { text: string; index: number; count: number }) {
  if (text === "" || count > ROOMY_WEEKS) return null;
  // On a phone, two times side by side are wider than their columns.
  const isCrowded = text.length > 3 && index === count - 2;
  return (
    <span
      className={`h-6 whitespace-nowrap bg-paper font-semibold text-14 leading-6 ${isCrowded ? "max-sm:hidden" : ""}`}
    >
      {text}
    </span>
  );
}

/** The date of a week, where there is room: below the last bar and at equal distances before it. */
function WeekName({ week, index, count }: { week: string; index: number; count: number }) {
  const step = Math.ceil(count / WEEK_LABELS);
  return (
    <span className={`flex h-5.5 ${count > ROOMY_WEEKS ? "justify-end" : "justify-center"}`}>
      {(count - 1 - index) % step === 0 && <span className="whitespace-nowrap">{weekLabel(week)}</span>}
    </span>
  );
}

/** An entry of the legend: a swatch with the classes of what it explains. */
export function LegendEntry({ swatch, children }: { swatch: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`${swatch} [print-color-adjust:exact]`} aria-hidden="true" />
      {children}
    </span>
  );
}
