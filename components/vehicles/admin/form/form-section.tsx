import type { ReactNode } from "react";
import { card } from "@/components/ui/card";

/** A card of the form with its heading; its fields are in a grid. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = `section-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section className={`${card} vehicle-section`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="vehicle-form-grid">{children}</div>
    </section>
  );
}
