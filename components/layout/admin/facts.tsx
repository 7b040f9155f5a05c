import type { ReactNode } from "react";

/** Labels with their values, in columns; unknown values are left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return (
    <dl className="office-facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
