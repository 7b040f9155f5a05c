import type { ReactNode } from "react";
import { card } from "@/components/ui/card";

type AccountCardProps = {
  /** The id of the heading. */
  headingId: string;
  title: string;
  /** Where the card is in the page's grid. */
  className?: string;
  children: ReactNode;
};

/** A section of the account page. */
export function AccountCard({ headingId, title, className = "", children }: AccountCardProps) {
  return (
    <section
      aria-labelledby={headingId}
      className={`${card} grid min-w-0 gap-4 px-4 py-5 md:p-6 ${className}`}
    >
      <h2 id={headingId} className="text-24 leading-[1.15]">
        {title}
      </h2>
      {children}
    </section>
  );
}
