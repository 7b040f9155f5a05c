/** A pulsing block in place of what is loading. Its size comes with `className`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      className={`animate-skeleton rounded-badge bg-skeleton forced-colors:border forced-colors:border-[GrayText] ${className}`}
    />
  );
}
