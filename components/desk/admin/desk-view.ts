import { REQUEST_KINDS, type RequestKind } from "@/lib/conversations/schema";
import {
  CLOSED_STATUSES,
  DESK_STATUSES,
  DESK_VIEWS,
  type DeskStatus,
  type DeskView,
  OPEN_STATUSES,
} from "@/lib/desk/schema";
import { MAX_SEARCH_LENGTH } from "@/lib/lists/search";

/** What the URL of the desk says: the view, the filters, and whether closed requests are shown. */
export type DeskFilter = {
  view: DeskView;
  kind: RequestKind | "";
  status: DeskStatus | "";
  q: string;
  closed: boolean;
};

export const NO_FILTER: DeskFilter = { view: "all", kind: "", status: "", q: "", closed: false };

/** Reads the filter from a URL; unknown values are ignored. */
export function readFilter(search: URLSearchParams): DeskFilter {
  const closed = search.get("closed") === "1";
  const status = DESK_STATUSES.find((one) => one === search.get("status")) ?? "";
  const isOffered = status !== "" && statusesOf(closed).includes(status);
  return {
    view: (!closed && DESK_VIEWS.find((view) => view === search.get("view"))) || "all",
    kind: REQUEST_KINDS.find((kind) => kind === search.get("kind")) ?? "",
    status: isOffered ? status : "",
    q: (search.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    closed,
  };
}

/** The parameters of a filter that differ from the defaults, for a URL or a request. */
export function filterQuery({ view, kind, status, q, closed }: DeskFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (view !== "all") query.set("view", view);
  if (kind) query.set("kind", kind);
  if (status) query.set("status", status);
  if (q) query.set("q", q);
  if (closed) query.set("closed", "1");
  return query;
}

/** The URL of the desk with a filter. */
export function deskPath(filter: DeskFilter): string {
  const query = filterQuery(filter).toString();
  return query ? `/admin/desk?${query}` : "/admin/desk";
}

/** The URL of a request on the desk, with the list that it was opened from, and the box to open there. */
export function requestPath(reference: string, filter = NO_FILTER, mode?: "reply" | "note"): string {
  const query = filterQuery(filter);
  if (mode) query.set("mode", mode);
  const path = `/admin/desk/${encodeURIComponent(reference)}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether a filter hides requests, so that no rows does not mean an empty queue. */
export const isFiltered = ({ view, kind, status, q }: DeskFilter): boolean =>
  view !== "all" || kind !== "" || status !== "" || q !== "";

/** The statuses that open or closed requests can be filtered by. */
export const statusesOf = (closed: boolean): readonly DeskStatus[] =>
  closed ? CLOSED_STATUSES : OPEN_STATUSES;

export const KIND_LABELS = {
  part: "Part requests",
  repair: "Repair requests",
  vehicle: "Vehicle inquiries",
} satisfies Record<RequestKind, string>;

export const STATUS_LABELS = {
  pending: "Pending",
  processing: "Processing",
  quoted: "Quoted",
  accepted: "Accepted",
  scheduled: "Scheduled",
  in_progress: "In progress",
  fulfilled: "Fulfilled",
  completed: "Completed",
  cancelled: "Cancelled",
} satisfies Record<DeskStatus, string>;
