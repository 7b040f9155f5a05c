import type { BadgeVariant } from "@/components/ui/badge";
import type { DismantledStatus } from "@/lib/dismantled-vehicles/schema";
import { STATUS_LABELS } from "@/lib/retail-vehicles/rules";
import type { RetailStatus } from "@/lib/retail-vehicles/schema";

const RETAIL = {
  available: { tone: "green", glyph: "good" },
  pending: { tone: "amber", glyph: "dial-2" },
  sold: { tone: "stamp", glyph: "square" },
} as const satisfies Record<RetailStatus, Omit<BadgeVariant, "label">>;

const DISMANTLED = {
  "Awaiting Dismantle": { tone: "amber", glyph: "dial-0" },
  "Parts Available": { tone: "green", glyph: "good" },
  Scrapped: { tone: "red", glyph: "bad" },
} as const satisfies Record<DismantledStatus, Omit<BadgeVariant, "label">>;

export const retailBadge = (status: RetailStatus): BadgeVariant => ({
  label: STATUS_LABELS[status],
  ...RETAIL[status],
});

export const dismantledBadge = (status: DismantledStatus): BadgeVariant => ({
  label: status,
  ...DISMANTLED[status],
});
