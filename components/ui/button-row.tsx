import type { ReactNode } from "react";

/** Buttons side by side; on a phone each is as wide as the screen. */
export function ButtonRow({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`flex flex-wrap gap-3 max-sm:*:flex-[1_1_100%] ${className}`}>{children}</div>;
}
