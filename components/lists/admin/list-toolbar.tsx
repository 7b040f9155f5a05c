"use client";

import type { Tab } from "@/components/layout/admin/tabs";
import { LISTS, type ListView, orderLabel, ordersOf, statusLabel } from "@/components/lists/admin/list-view";
import { SearchField } from "@/components/lists/admin/search-field";
import { changeView } from "@/components/lists/admin/use-list-views";
import { DIRECTIONS } from "@/lib/lists/query";

/** Search, filter and sort controls of a list. */
export function ListToolbar({ tab, view }: { tab: Tab; view: ListView }) {
  const { statuses, hint }: { statuses: readonly string[]; hint: string } = LISTS[tab];
  return (
    <div className="office-tools">
      <SearchField value={view.q} hint={hint} onSearch={(q) => changeView(tab, { q }, "replace")} />
      <select
        className="control"
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
        className="control"
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
