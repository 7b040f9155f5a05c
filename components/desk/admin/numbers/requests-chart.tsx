import { barFill, Chart, heightOf, LegendEntry, outline } from "@/components/desk/admin/numbers/chart";
import type { DeskNumbers, WeekFigures } from "@/lib/desk/numbers";

const square = "size-3.5 forced-colors:border";
// A gap in the ground's color separates the two kinds, whose colors are close in brightness.
const middle = "border-sheet border-b-[1.5px] bg-steel-mid forced-colors:border";

/** The requests of each week, by kind. */
export function RequestsChart({ weeks }: { weeks: DeskNumbers["weeks"] }) {
  const most = Math.max(1, ...weeks.map(({ requests }) => requests));
  const legend = (
    <>
      <LegendEntry swatch={`bg-steel ${square}`}>Parts</LegendEntry>
      <LegendEntry swatch={`bg-steel-mid ${square}`}>Repairs</LegendEntry>
      <LegendEntry swatch={`${outline} ${square}`}>Vehicles</LegendEntry>
    </>
  );
  return (
    <Chart
      weeks={weeks}
      label="Requests of each week by kind, as bars"
      legend={legend}
      valueText={(index) => String(weeks[index]?.requests ?? "")}
      bar={(index) => (
        <Stack
          week={weeks[index]}
          fraction={(weeks[index]?.requests ?? 0) / most}
          last={weeks.length - 1 === index}
        />
      )}
    />
  );
}

type StackProps = { week: WeekFigures | undefined; fraction: number; last: boolean };

function Stack({ week, fraction, last }: StackProps) {
  const parts = [
    { kind: "vehicles", count: week?.vehicles ?? 0, fill: outline },
    { kind: "repairs", count: week?.repairs ?? 0, fill: middle },
    { kind: "parts", count: week?.parts ?? 0, fill: barFill(last) },
  ];
  return (
    <div className="flex w-[58%] flex-col" style={{ height: heightOf(fraction) }}>
      {parts
        .filter(({ count }) => count > 0)
        .map(({ kind, count, fill }) => (
          <div key={kind} className={`min-h-0 basis-0 ${fill}`} style={{ flexGrow: count }} />
        ))}
    </div>
  );
}
