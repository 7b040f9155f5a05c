"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense } from "react";
import { type PublicList, shownListPage } from "@/lib/vehicles/list-pages";

const LiveList = lazy(async () => ({ default: (await import("@/components/vehicles/live-list")).LiveList }));

/** Shown when the server could not load a list: the browser loads it, with retries. */
export function ListFallback({ list, title }: { list: PublicList; title: string }) {
  const page = shownListPage(usePathname());
  return (
    <div className="wrap py-8 lg:py-10">
      <h1 className="mb-6">{title}</h1>
      {/* Text only: error pages are loaded with each page of their segment. */}
      <Suspense fallback={<p role="status">Loading vehicles...</p>}>
        <LiveList list={list} page={page} withPager />
      </Suspense>
    </div>
  );
}
