import type { BadgeVariant } from "@/components/ui/badge";
import type { QuoteStateView } from "@/lib/quotes/schema";

const BADGES = {
  draft: { label: "Draft", tone: "plain", glyph: "dial-1" },
  sent: { label: "Sent", tone: "steel", glyph: "dial-3" },
  accepted: { label: "Accepted", tone: "green", glyph: "good" },
  declined: { label: "Declined", tone: "red", glyph: "bad" },
  expired: { label: "Expired", tone: "amber", glyph: "dial-0" },
  replaced: { label: "Replaced", tone: "plain", glyph: "square" },
} as const satisfies Record<QuoteStateView, BadgeVariant>;

/** The badge of a quote's state. A sent quote is "Open" to its customer. */
export function quoteBadge(state: QuoteStateView, audience: "staff" | "customer"): BadgeVariant {
  return audience === "customer" && state === "sent" ? { ...BADGES.sent, label: "Open" } : BADGES[state];
}
