/** A pulsing block in place of content that is loading. `className` gives its size. */
export function Skeleton({ className, square = false }: { className: string; square?: boolean }) {
  return (
    <div
      className={`animate-skeleton bg-skeleton forced-colors:border forced-colors:border-[GrayText] ${square ? "" : "rounded-badge"} ${className}`}
    />
  );
}
