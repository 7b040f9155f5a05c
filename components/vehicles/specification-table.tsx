import type { SpecificationRow } from "@/lib/vehicles/specification-rows";

type SpecificationTableProps = { id: string; heading: string; rows: readonly SpecificationRow[] };

/** The facts of a vehicle's page, in two columns on a desktop. */
export function SpecificationTable({ id, heading, rows }: SpecificationTableProps) {
  const half = Math.ceil(rows.length / 2);
  return (
    <section className="mt-12" aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {heading}
      </h2>
      <div className="grid gap-x-10 lg:grid-cols-2">
        {[rows.slice(0, half), rows.slice(half)].map((column, index) => (
          <dl key={column[0]?.[0]} className={`border-ink ${index === 0 ? "border-t-2" : "lg:border-t-2"}`}>
            {column.map(([label, value]) => (
              <div
                key={label}
                className="grid min-h-11.75 grid-cols-[minmax(6.5rem,2fr)_minmax(0,3fr)] items-center gap-3 border-line border-b py-2 print:break-inside-avoid"
              >
                <dt className="text-ink-2">{label}</dt>
                <dd className={`wrap-anywhere ${label === "VIN" ? "vin" : "font-semibold"}`}>{value}</dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
    </section>
  );
}
