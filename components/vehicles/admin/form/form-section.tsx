import type { ReactNode } from "react";
import { card } from "@/components/ui/card";

/** A card of the form with its heading; its fields are in a grid of 6 columns, 12 from 768 px on. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = `section-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section className={`${card} px-4 pt-4.5 pb-6 md:px-7 md:pt-5.5 md:pb-7.5`} aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-24 leading-[1.15]">
        {title}
      </h2>
      <div className="grid grid-cols-6 items-start gap-x-4 gap-y-4.5 md:grid-cols-12 md:gap-5">
        {children}
      </div>
    </section>
  );
}

/** A row of messages as wide as the form's grid; it takes no space while it is empty. */
export const messageRow = "col-span-full grid gap-3 empty:hidden";
