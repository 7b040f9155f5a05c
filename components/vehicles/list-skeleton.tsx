import { Skeleton } from "@/components/ui/skeleton";
/** Placeholder cards for the first screen, the same size as the real cards. */
export function ListSkeleton({ rows, shown = false }: { rows: "retail" | "dismantled"; shown?: boolean }) {
  return (
    <div className="relative">
      {/* Positioned over the first picture: in the flow it would cause a layout shift when the list loads. */}
      <p className={shown ? "absolute z-1 px-5 py-4 text-ink-2" : "sr-only"} role="status">
        Loading vehicles...
      </p>
      <ul className="vehicle-grid" aria-hidden="true">
        {["one", "two", "three", "four"].map((card) => (
          <li key={card} className={`card overflow-hidden ${rows === "retail" ? "pb-5" : ""}`}>
            <Skeleton className="aspect-[4/3] rounded-none" />
            <div className={`skeleton mx-5 h-7 w-3/5 ${rows === "retail" ? "mt-5" : "mt-4.5 mb-3"}`} />
            {rows === "retail" ? (
              <>
                <Skeleton className="mx-5 mt-2 h-3.5 w-2/5" />
                <div className="mx-5 mt-3 flex items-end justify-between border-b border-line pb-3">
                  <Skeleton className="h-10 w-32" />
                  <Skeleton className="h-6 w-24" />
                </div>
                <div className="mx-5 mt-4 grid grid-cols-2 gap-2">
                  <Skeleton className="h-4 w-20" />
                  <Skeleton className="h-4 w-24" />
                  <Skeleton className="h-5 w-28" />
                  <Skeleton className="h-5 w-24" />
                </div>
              </>
            ) : (
              ["mileage", "engine", "acquired", "vin", "link"].map((row) => (
                <div
                  key={row}
                  className={`mx-5 flex items-center justify-between border-t border-line ${row === "link" ? "h-13.5" : "h-[2.64rem]"}`}
                >
                  <Skeleton className="h-5 w-20" />
                  <Skeleton className="h-5 w-28" />
                </div>
              ))
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
