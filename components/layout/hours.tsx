import { business } from "@/lib/business";

/** The opening hours as rows of day and time. */
export function Hours({ className }: { className?: string }) {
  return (
    <dl className={className}>
      {business.hours.map(({ days, open }) => (
        <div key={days} className="flex justify-between gap-4 whitespace-nowrap py-0.5">
          <dt>{days}</dt>
          <dd className="font-semibold on-asphalt:text-white">{open}</dd>
        </div>
      ))}
    </dl>
  );
}
