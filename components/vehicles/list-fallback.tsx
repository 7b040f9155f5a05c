"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense } from "react";
import { ListSkeleton } from "@/components/vehicles/list-skeleton";
import { type PublicList, shownListPage } from "@/lib/vehicles/list-pages";

const LIVE_LISTS = {
  "/inventory": lazy(() =>
    import("@/components/retail-vehicles/live-retail-list").then(({ LiveRetailList }) => ({
      default: LiveRetailList,
    })),
  ),
  "/parts": lazy(() =>
    import("@/components/dismantled-vehicles/live-dismantled-list").then(({ LiveDismantledList }) => ({
      default: LiveDismantledList,
    })),
  ),
};

/** Shown when the server could not load a list: the browser loads it, with retries. */
export function ListFallback({ list, title }: { list: PublicList; title: string }) {
  const page = shownListPage(usePathname());
  const LiveList = LIVE_LISTS[list];
  return (
    <div className="wrap py-8 lg:py-10">
      <h1 className="mb-6">{title}</h1>
      <Suspense fallback={<ListSkeleton rows={list === "/inventory" ? "retail" : "dismantled"} />}>
        <LiveList page={page} withPager />
      </Suspense>
    </div>
  );
}
