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

const URGENCY_LOOKS: Record<Urgency, BadgeVariant> = {
  Low: { label: "Low", tone: "plain", glyph: "dial-1" },
  Medium: { label: "Medium", tone: "plain", glyph: "dial-2" },
  High: { label: "High", tone: "amber", glyph: "dial-3" },
  Emergency: { label: "Emergency", tone: "red", glyph: "alarm" },
};

export const urgencyBadge = (urgency: Urgency): BadgeVariant => URGENCY_LOOKS[urgency];
