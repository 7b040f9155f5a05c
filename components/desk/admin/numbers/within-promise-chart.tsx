import { barFill, Chart, heightOf } from "@/components/desk/admin/numbers/chart";
import type { DeskNumbers } from "@/lib/desk/numbers";

/** The percentage of the requests of each week that were answered in time. */
export function WithinPromiseChart({ weeks }: { weeks: DeskNumbers["weeks"] }) {
  const valueText = (index: number) => weeks[index]?.withinPromisePercent ?? null;
  return (
    <Chart
      weeks={weeks}
      label="Percentage of the requests of each week that were answered within the promise, as bars"
      valueText={(index) => String(valueText(index) ?? "")}
      bar={(index) => (
        <div
          className="flex w-[58%] items-end bg-concrete forced-colors:border"
          style={{ height: heightOf(1) }}
        >
          {valueText(index) !== null && (
            <div
              className={`w-full ${barFill(index === weeks.length - 1)}`}
              style={{ height: `${valueText(index)}%` }}
            />
          )}
        </div>
      )}
    />
  );
}
