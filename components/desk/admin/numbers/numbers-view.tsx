"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { NumbersCharts } from "@/components/desk/admin/numbers/numbers-charts";
import { NumbersHead } from "@/components/desk/admin/numbers/numbers-head";
import { NUMBERS_KEY, numbersQuery, readWeeks } from "@/components/desk/admin/numbers/numbers-query";
import { FailedNumbers, NumbersSkeleton } from "@/components/desk/admin/numbers/numbers-states";
import { NumbersTable } from "@/components/desk/admin/numbers/numbers-table";
import { OfficeBar } from "@/components/layout/admin/office-bar";
import { OfficeMain } from "@/components/layout/admin/office-main";
import { OutsideTabs } from "@/components/layout/admin/office-tabs";
import { listKeys } from "@/components/lists/admin/list-queries";
import { StaleList } from "@/components/lists/admin/list-states";
import { addDays, weekdayName } from "@/lib/calendar-days";
import type { DeskNumbers } from "@/lib/desk/numbers";

/** The figures of the desk by week: four charts, and a table with their values. */
export function NumbersView() {
  const weeks = readWeeks(useSearchParams().get("weeks"));
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(numbersQuery(weeks));
  const message = error && !isFetching ? error.message : null;

  async function reload() {
    const keys = [NUMBERS_KEY, listKeys.all];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  return (
    <>
      <OfficeBar onReload={reload} />
      <OutsideTabs />
      <OfficeMain>
        <NumbersHead weeks={weeks} />
        <p role="status" className="sr-only">
          {isFetching ? "Loading numbers..." : ""}
        </p>
        {message !== null && data && <StaleList message={message} onRetry={refetch} />}
        {message !== null && !data && <FailedNumbers message={message} onRetry={refetch} />}
        {message === null && !data && <NumbersSkeleton />}
        {data && <Numbers numbers={data} isBusy={isFetching} />}
      </OfficeMain>
    </>
  );
}

function Numbers({ numbers, isBusy }: { numbers: DeskNumbers; isBusy: boolean }) {
  const { weeks } = numbers;
  return (
    <div aria-busy={isBusy}>
      <NumbersCharts weeks={weeks} />
      {weeks.length < 2 ? (
        <p className="mt-6 text-ink-2">More after the second week.</p>
      ) : (
        <div className="mt-9">
          <NumbersTable {...numbers} />
          <p className="mt-3 text-15 text-ink-3">{explanation(weeks[0]?.week ?? "")}</p>
        </div>
      )}
    </div>
  );
}

function explanation(week: string): string {
  const days = `${weekdayName(week)} to ${weekdayName(addDays(week, 6))}`;
  return `Weeks run ${days}. Times count shop hours. The striped bar is a week that is not over. A quote that a newer one replaced does not count.`;
}
