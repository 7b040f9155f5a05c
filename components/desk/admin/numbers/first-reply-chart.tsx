import { barFill, Chart, heightOf, LegendEntry } from "@/components/desk/admin/numbers/chart";
import { barDuration } from "@/components/desk/admin/numbers/numbers-text";
import type { DeskNumbers } from "@/lib/desk/numbers";
import { SHOP_DAY_MINUTES } from "@/lib/response-clock";
import { shopDayText } from "@/lib/response-clock-text";

const PROMISE = `the promise, ${shopDayText} shop hours`;
/** The label of the line is above it only while every bar and its value end below the line. */
const FREE_FRACTION = 0.8;

/** The median time to the first reply of each week, with the promise as a line. */
export function FirstReplyChart({ weeks }: { weeks: DeskNumbers["weeks"] }) {
  const minutes = weeks.map(({ medianFirstReplyMinutes }) => medianFirstReplyMinutes ?? 0);
  const longest = Math.max(...minutes);
  const scale = Math.max(longest, SHOP_DAY_MINUTES);
  const isFree = longest <= SHOP_DAY_MINUTES * FREE_FRACTION;
  const line = (
    <div
      className="absolute inset-x-0 -z-10 border-ink border-t-[1.5px] border-dashed"
      style={{ bottom: heightOf(SHOP_DAY_MINUTES / scale) }}
    >
      {isFree && <span className="absolute right-0 bottom-0.5 text-14 text-ink-3">{PROMISE}</span>}
    </div>
  );
  const legend = <LegendEntry swatch="w-6 border-ink border-t-[1.5px] border-dashed">{PROMISE}</LegendEntry>;
  return (
    <Chart
      weeks={weeks}
      label={`Median time to the first reply of each week, as bars; ${PROMISE}, as a line`}
      behind={line}
      legend={isFree ? undefined : legend}
      valueText={(index) =>
        hasValue(index, weeks.length) ? barDuration(weeks[index]?.medianFirstReplyMinutes ?? null) : ""
      }
      bar={(index) => (
        <div
          className={`w-[58%] ${minutes[index] === 0 ? "" : barFill(index === weeks.length - 1)}`}
          style={{ height: heightOf((minutes[index] ?? 0) / scale) }}
        />
      )}
    />
  );
}

/** Times are wider than a narrow column: only the first one and the last two are shown. */
const hasValue = (index: number, count: number): boolean => index === 0 || index >= count - 2;
