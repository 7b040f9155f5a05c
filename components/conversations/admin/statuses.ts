import { PART_STATUS_BADGES, REPAIR_STATUS_BADGES } from "@/components/requests/admin/request-badges";
import type { RequestKind } from "@/lib/conversations/schema";

type StatusOption = { value: string; label: string };

const options = (badges: Record<string, { label: string }>): StatusOption[] =>
  Object.entries(badges).map(([value, { label }]) => ({ value, label }));

/** The statuses of each kind of request, in their order. */
const STATUSES: Record<RequestKind, StatusOption[]> = {
  part: options(PART_STATUS_BADGES),
  repair: options(REPAIR_STATUS_BADGES),
  vehicle: [
    { value: "pending", label: "Pending" },
    { value: "in_progress", label: "In progress" },
    { value: "completed", label: "Completed" },
    { value: "cancelled", label: "Cancelled" },
  ],
};

export const statusesOf = (kind: RequestKind): StatusOption[] => STATUSES[kind];

export const statusLabel = (kind: RequestKind, status: string): string =>
  STATUSES[kind].find(({ value }) => value === status)?.label ?? status;

/** The status of a request that is opened again. */
export const REOPENED_STATUS = "pending";

/** What a request is called; its reference starts with the letters of its kind. */
export function requestTitle(reference: string): string {
  const titles: Record<string, string> = { PR: "Part request", RR: "Repair request", VI: "Vehicle inquiry" };
  return titles[reference.slice(0, 2).toUpperCase()] ?? "Request";
}
