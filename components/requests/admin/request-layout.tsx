import type { ReactNode } from "react";

/** The expanded row of a request: what the customer sent, and next to it what staff add. */
export function RequestLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid content-start gap-5 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      {children}
    </div>
  );
}
