import { card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { vehicleGrid } from "@/components/vehicles/vehicle-grid";
import type { PublicList } from "@/lib/vehicles/list-pages";

/** Placeholder cards for the first screen, the same size as the real cards. */
export function ListSkeleton({ list }: { list: PublicList }) {
  const [status, Card] =
    list === "/inventory"
      ? ["sr-only", RetailCardSkeleton]
      : // Positioned over the first picture: in the flow it would cause a layout shift when the list loads.
        ["absolute z-1 px-5 py-4 text-ink-2", DismantledCardSkeleton];
  return (
    <div className="relative">
      <p className={status} role="status">
        Loading vehicles...
      </p>
      <ul className={vehicleGrid} aria-hidden="true">
        <Card />
        <Card />
        <Card />
        <Card />
      </ul>
    </div>
  );
}

function RetailCardSkeleton() {
  return (
    <li className={`${card} overflow-hidden pb-5`}>
      <Skeleton className="aspect-4/3" square />
      <Skeleton className="mx-5 mt-5 h-7 w-3/5" />
      <Skeleton className="mx-5 mt-2 h-3.5 w-2/5" />
      <div className="mx-5 mt-3 flex items-end justify-between border-line border-b pb-3">
        <Skeleton className="h-10 w-32" />
        <Skeleton className="h-6 w-24" />
      </div>
      <div className="mx-5 mt-4 grid grid-cols-2 gap-2">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-5 w-24" />
      </div>
    </li>
  );
}

function DismantledCardSkeleton() {
  return (
    <li className={`${card} overflow-hidden`}>
      <Skeleton className="aspect-4/3" square />
      <Skeleton className="mx-5 mt-4.5 mb-3 h-7 w-3/5" />
      {["mileage", "engine", "acquired", "vin", "link"].map((row) => (
        <div
          key={row}
          className={`mx-5 flex items-center justify-between border-line border-t ${row === "link" ? "h-13.5" : "h-[2.64rem]"}`}
        >
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-5 w-28" />
        </div>
      ))}
    </li>
  );
}
