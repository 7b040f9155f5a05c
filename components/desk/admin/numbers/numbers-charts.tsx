import type { ReactNode } from "react";
import { ChartHead } from "@/components/desk/admin/numbers/chart";
import { FirstReplyChart } from "@/components/desk/admin/numbers/first-reply-chart";
import { comparison, dollars, duration, percent } from "@/components/desk/admin/numbers/numbers-text";
import { QuotesChart } from "@/components/desk/admin/numbers/quotes-chart";
import { RequestsChart } from "@/components/desk/admin/numbers/requests-chart";
import { WithinPromiseChart } from "@/components/desk/admin/numbers/within-promise-chart";
import type { DeskNumbers } from "@/lib/desk/numbers";

/** The current week's figures, each with its chart once there are two weeks to compare. */
export function NumbersCharts({ weeks }: { weeks: DeskNumbers["weeks"] }) {
  const [now, last] = [weeks.at(-1), weeks.at(-2)];
  if (!now) return null;
  const hasCharts = weeks.length > 1;
  const charts = [
    {
      id: "requests-heading",
      title: "Requests",
      note: comparison.requests(last),
      figure: now.requests.toLocaleString("en-US"),
      chart: hasCharts && <RequestsChart weeks={weeks} />,
    },
    {
      id: "first-reply-heading",
      title: "Median time to first reply",
      note: comparison.firstReply(last),
      figure: duration(now.medianFirstReplyMinutes),
      chart: hasCharts && <FirstReplyChart weeks={weeks} />,
    },
    {
      id: "within-promise-heading",
      title: "Answered within the promise",
      note: comparison.withinPromise(last),
      figure: percent(now.withinPromisePercent),
      chart: hasCharts && <WithinPromiseChart weeks={weeks} />,
    },
    {
      id: "quotes-heading",
      title: "Quotes",
      note: comparison.quotes(now, last),
      figure: dollars(now.acceptedCents),
      chart: hasCharts && <QuotesChart weeks={weeks} />,
    },
  ];
  return (
    <ChartGrid>
      {charts.map(({ id, title, note, figure, chart }) => (
        <section key={id} aria-labelledby={id} className="min-w-0 print:break-inside-avoid">
          <ChartHead id={id} title={title} note={note} figure={figure} />
          {chart}
        </section>
      ))}
    </ChartGrid>
  );
}

/** Two charts side by side, on phones one below the other. */
export function ChartGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-10 gap-y-9 md:grid-cols-2 print:grid-cols-2">{children}</div>;
}
