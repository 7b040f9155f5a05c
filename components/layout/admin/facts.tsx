import type { ReactNode } from "react";

/** Labels with their values, in columns where there is room; unknown values are left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return (
    <dl className="max-w-176 gap-x-8 lg:columns-[2_15rem]">
      {known.map(([name, value]) => (
        <div
          key={name}
          className="grid break-inside-avoid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-3 pb-1.5 lg:has-[.vin]:[column-span:all]"
        >
          <dt className="text-ink-3">{name}</dt>
          <dd className="wrap-anywhere font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
