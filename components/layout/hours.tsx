import { business } from "@/lib/business";

/** The opening hours as rows of day and time. */
export function Hours({ className = "" }: { className?: string }) {
  return (
    <dl className={`hours ${className}`}>
      {business.hours.map(({ days, open }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{open}</dd>
        </div>
      ))}
    </dl>
  );
}
