"use client";

import type { Tab } from "@/components/layout/admin/tabs";
import { LISTS, type ListView, orderLabel, ordersOf, statusLabel } from "@/components/lists/admin/list-view";
import { SearchField } from "@/components/lists/admin/search-field";
import { changeView } from "@/components/lists/admin/use-list-views";
import { controlVariants } from "@/components/ui/control";
import { DIRECTIONS } from "@/lib/lists/query";

/** Search, filter and sort controls of a list. */
export function ListToolbar({ tab, view }: { tab: Tab; view: ListView }) {
  const { statuses, hint }: { statuses: readonly string[]; hint: string } = LISTS[tab];
  return (
    <div className="grid basis-full grid-cols-[1fr_1fr] gap-2 md:order-1 md:grid-cols-[minmax(0,1fr)_10.5rem_12.5rem] xl:order-none xl:basis-auto xl:grid-cols-[17rem_10.5rem_12.5rem]">
      <SearchField value={view.q} hint={hint} onSearch={(q) => changeView(tab, { q }, "replace")} />
      <select
        className={controlVariants({ kind: "select" })}
        aria-label="Filter"
        value={view.status}
        onChange={(event) => changeView(tab, { status: event.target.value })}
      >
        <option value="">All statuses</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusLabel(tab, status)}
          </option>
        ))}
      </select>
      <select
        className={controlVariants({ kind: "select" })}
        aria-label="Sort"
        value={`${view.sort} ${view.direction}`}
        onChange={(event) => {
          const [sort = "newest", asked] = event.target.value.split(" ");
          changeView(tab, { sort, direction: DIRECTIONS.find((one) => one === asked) ?? "desc" });
        }}
      >
        {ordersOf(tab).map((order) => (
          <option key={`${order.sort} ${order.direction}`} value={`${order.sort} ${order.direction}`}>
            {orderLabel(order)}
          </option>
        ))}
      </select>
    </div>
  );
}
