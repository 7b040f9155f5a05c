import { barFill, Chart, heightOf, LegendEntry, outline } from "@/components/desk/admin/numbers/chart";
import type { DeskNumbers } from "@/lib/desk/numbers";

const square = "size-3.5 forced-colors:border";

/** The sums of the quotes of each week: sent and accepted, side by side. */
export function QuotesChart({ weeks }: { weeks: DeskNumbers["weeks"] }) {
  const most = Math.max(1, ...weeks.map(({ quotedCents }) => quotedCents));
  const legend = (
    <>
      <LegendEntry swatch={`${outline} ${square}`}>Sent, sum</LegendEntry>
      <LegendEntry swatch={`bg-steel ${square}`}>Accepted, sum</LegendEntry>
    </>
  );
  return (
    <Chart
      weeks={weeks}
      label="Sums of the quotes of each week, sent and accepted, as bars"
      legend={legend}
      bar={(index) => (
        <div className="flex w-[66%] items-end justify-center" style={{ height: heightOf(1) }}>
          <Bar cents={weeks[index]?.quotedCents ?? 0} most={most} fill={outline} />
          <Bar
            cents={weeks[index]?.acceptedCents ?? 0}
            most={most}
            fill={barFill(index === weeks.length - 1)}
          />
        </div>
      )}
    />
  );
}

function Bar({ cents, most, fill }: { cents: number; most: number; fill: string }) {
  return (
    <div className={`w-1/2 ${cents === 0 ? "" : fill}`} style={{ height: `${(100 * cents) / most}%` }} />
  );
}
