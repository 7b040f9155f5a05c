import type { BadgeVariant } from "@/components/ui/badge";
import type { PartRequestStatus } from "@/lib/part-requests/schema";
import type { RepairRequestStatus, Urgency } from "@/lib/repair-requests/schema";

/** The statuses of part requests, in their order. */
export const PART_STATUS_BADGES: Record<PartRequestStatus, BadgeVariant> = {
  pending: { label: "Pending", tone: "amber", glyph: "dial-0" },
  processing: { label: "Processing", tone: "steel", glyph: "dial-1" },
  quoted: { label: "Quoted", tone: "steel", glyph: "dial-3" },
  fulfilled: { label: "Fulfilled", tone: "green", glyph: "good" },
  cancelled: { label: "Cancelled", tone: "red", glyph: "bad" },
};

/** The statuses of repair requests, in their order. */
export const REPAIR_STATUS_BADGES: Record<RepairRequestStatus, BadgeVariant> = {
  pending: { label: "Pending", tone: "amber", glyph: "dial-0" },
  scheduled: { label: "Scheduled", tone: "steel", glyph: "dial-1" },
  in_progress: { label: "In progress", tone: "steel", glyph: "dial-2" },
  completed: { label: "Completed", tone: "green", glyph: "good" },
  cancelled: { label: "Cancelled", tone: "red", glyph: "bad" },
};

/** A request with an accepted quote, until it is closed. */
export const ACCEPTED_BADGE: BadgeVariant = { label: "Accepted", tone: "green", glyph: "good" };

/** The badges of all statuses. Part and repair requests with the same status have the same badge. */
const STATUS_BADGES: Record<string, BadgeVariant> = { ...REPAIR_STATUS_BADGES, ...PART_STATUS_BADGES };

const CLOSED_STATUSES = new Set(["fulfilled", "completed", "cancelled"]);

/** Whether a request is shown as accepted: that is a state of its quote, and replaces the status until it is closed. */
export const isShownAsAccepted = ({ status, accepted }: { status: string; accepted?: boolean }): boolean =>
  accepted === true && !CLOSED_STATUSES.has(status);

/** The badge of a request of any kind. */
export function requestBadge(request: { status: string; accepted?: boolean }): BadgeVariant {
  if (isShownAsAccepted(request)) return ACCEPTED_BADGE;
  return STATUS_BADGES[request.status] ?? { label: request.status, tone: "plain", glyph: "dial-0" };
}

const URGENCY_LOOKS: Record<Urgency, BadgeVariant> = {
  Low: { label: "Low", tone: "plain", glyph: "dial-1" },
  Medium: { label: "Medium", tone: "plain", glyph: "dial-2" },
  High: { label: "High", tone: "amber", glyph: "dial-3" },
  Emergency: { label: "Emergency", tone: "red", glyph: "alarm" },
};

export const urgencyBadge = (urgency: Urgency): BadgeVariant => URGENCY_LOOKS[urgency];
