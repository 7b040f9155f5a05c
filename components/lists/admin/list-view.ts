import { TABS, type Tab } from "@/components/layout/admin/tabs";
import { dismantledStatus } from "@/lib/dismantled-vehicles/schema";
import { DISMANTLED_SORTS } from "@/lib/dismantled-vehicles/sorts";
import type { Direction, Sorts } from "@/lib/lists/query";
import { MAX_SEARCH_LENGTH } from "@/lib/lists/search";
import { PART_REQUEST_FILTERS } from "@/lib/part-requests/schema";
import { PART_REQUEST_SORTS } from "@/lib/part-requests/sorts";
import { REPAIR_REQUEST_FILTERS } from "@/lib/repair-requests/schema";
import { REPAIR_REQUEST_SORTS } from "@/lib/repair-requests/sorts";
import { retailStatus } from "@/lib/retail-vehicles/schema";
import { RETAIL_SORTS } from "@/lib/retail-vehicles/sorts";

/** The search, filter, sort and page of a list, as in the URL. */
export type ListView = {
  q: string;
  /** One status, or empty for all. */
  status: string;
  sort: string;
  direction: Direction;
  /** The cursor of the page; empty for the first. */
  cursor: string;
};

/** The filters and sorts of each tab's list. */
export const LISTS = {
  dismantled: {
    statuses: dismantledStatus.values,
    sorts: DISMANTLED_SORTS,
    hint: "Stock #, VIN, make or model",
  },
  retail: { statuses: retailStatus.values, sorts: RETAIL_SORTS, hint: "Stock #, VIN, make or model" },
  parts: { statuses: PART_REQUEST_FILTERS, sorts: PART_REQUEST_SORTS, hint: "Name, phone, part or VIN" },
  repairs: { statuses: REPAIR_REQUEST_FILTERS, sorts: REPAIR_REQUEST_SORTS, hint: "Name, phone or email" },
} satisfies Record<Tab, { statuses: readonly string[]; sorts: Sorts; hint: string }>;

/** Reads the view from a URL; unknown values are ignored. */
export function readView(tab: Tab, search: URLSearchParams): ListView {
  const { statuses, sorts }: { statuses: readonly string[]; sorts: Sorts } = LISTS[tab];
  const requested = search.get("sort") ?? "";
  const sort = Object.hasOwn(sorts, requested) ? requested : "newest";
  const direction = search.get("direction");
  return {
    q: (search.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    status: statuses.find((status) => status === search.get("status")) ?? "",
    sort,
    direction: direction === "asc" || direction === "desc" ? direction : (sorts[sort] ?? "desc"),
    cursor: search.get("cursor") ?? "",
  };
}

/** The parameters of a view that differ from the defaults, for a URL or a request. */
export function viewQuery(tab: Tab, view: ListView): URLSearchParams {
  const sorts: Sorts = LISTS[tab].sorts;
  const { q, status, sort, direction, cursor } = view;
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (status) query.set("status", status);
  if (sort !== "newest") query.set("sort", sort);
  if (direction !== sorts[sort]) query.set("direction", direction);
  if (cursor) query.set("cursor", cursor);
  return query;
}

/** The URL of a tab with a view. */
export function viewPath(tab: Tab, view: ListView): string {
  return `/admin?${new URLSearchParams([["tab", tab], ...viewQuery(tab, view)])}`;
}

/** The default view of a tab. */
const firstView = (tab: Tab): ListView => readView(tab, new URLSearchParams());

export const FIRST_VIEWS = Object.fromEntries(TABS.map((tab) => [tab, firstView(tab)])) as Record<
  Tab,
  ListView
>;

/** Whether a search or filter is active, so that no results does not mean an empty list. */
export const isNarrowed = ({ q, status }: ListView): boolean => q !== "" || status !== "";

const STATUS_LABELS: Record<string, string> = { in_progress: "In progress" };

/** The label of a status: "Sale Pending" for a retail vehicle's pending. */
export function statusLabel(tab: Tab, status: string): string {
  if (tab === "retail" && status === "pending") return "Sale Pending";
  return STATUS_LABELS[status] ?? status.charAt(0).toUpperCase() + status.slice(1);
}

const COUNTED = ["lowest first", "highest first"] as const;
const SPELLED = ["A to Z", "Z to A"] as const;
const DATED = ["oldest first", "newest first"] as const;

/** The labels of each sort, ascending and descending. */
const SORT_LABELS: Record<string, readonly [asc: string, desc: string]> = {
  newest: ["Oldest first", "Newest first"],
  stockNumber: [`Stock #, ${COUNTED[0]}`, `Stock #, ${COUNTED[1]}`],
  year: [`Year, ${DATED[0]}`, `Year, ${DATED[1]}`],
  make: [`Make, ${SPELLED[0]}`, `Make, ${SPELLED[1]}`],
  model: [`Model, ${SPELLED[0]}`, `Model, ${SPELLED[1]}`],
  price: [`Price, ${COUNTED[0]}`, `Price, ${COUNTED[1]}`],
  mileage: [`Mileage, ${COUNTED[0]}`, `Mileage, ${COUNTED[1]}`],
  dateAcquired: [`Acquired, ${DATED[0]}`, `Acquired, ${DATED[1]}`],
  name: [`Customer, ${SPELLED[0]}`, `Customer, ${SPELLED[1]}`],
  urgency: ["Least urgent first", "Most urgent first"],
  status: ["Status, ascending", "Status, descending"],
};

/** The label of a sort order. */
export const orderLabel = ({ sort, direction }: Pick<ListView, "sort" | "direction">): string =>
  SORT_LABELS[sort]?.[direction === "asc" ? 0 : 1] ?? sort;

/** Every sort order of a list. */
export function ordersOf(tab: Tab): Pick<ListView, "sort" | "direction">[] {
  return Object.entries(LISTS[tab].sorts as Sorts).flatMap(([sort, usual]) => {
    const other: Direction = usual === "asc" ? "desc" : "asc";
    return [
      { sort, direction: usual },
      { sort, direction: other },
    ];
  });
}
