import type { ReactNode } from "react";

/** Badges of a record side by side, in a list. */
export function BadgeGroup({ children }: { children: ReactNode }) {
  return <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1.5">{children}</span>;
}
