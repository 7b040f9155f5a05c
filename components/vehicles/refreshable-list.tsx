"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { LiveListProps } from "@/components/vehicles/live-list";
import type { PublicList } from "@/lib/vehicles/list-pages";

/** A server-rendered list with a button that reloads it in the browser; the code for that is loaded on click. */
export function RefreshableList({
  list,
  page,
  heading,
  loadingHeading = heading,
  children,
}: {
  list: PublicList;
  /** The page's number; the first by default. */
  page?: number;
  heading: string;
  /** The heading while the browser loads the list. */
  loadingHeading?: string;
  children: ReactNode;
}) {
  const [live, setLive] = useState<{ List: ComponentType<LiveListProps>; round: number } | null>(null);
  const [liveHeading, setLiveHeading] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const refresh = async () => {
    const loaded = await import("@/components/vehicles/live-list").catch(() => null);
    setFailed(loaded === null);
    if (loaded) setLive((before) => ({ List: loaded.LiveList, round: (before?.round ?? 0) + 1 }));
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="list" className={list === "/inventory" ? "text-24" : undefined}>
          {live ? (liveHeading ?? loadingHeading) : heading}
        </h2>
        <p className="-mr-3 flex items-center gap-1 text-ink-2">
          Newest first
          <button
            type="button"
            className={`${iconButton} noscript:hidden`}
            aria-label="Refresh the list"
            onClick={() => void refresh()}
          >
            <Icon name="refresh" />
          </button>
        </p>
      </div>
      {failed && (
        <p role="alert" className="mb-4 font-semibold text-red">
          Failed to fetch vehicles. Check your connection and try again.
        </p>
      )}
      {live ? (
        <live.List key={live.round} list={list} {...(page && { page })} onHeading={setLiveHeading} />
      ) : (
        children
      )}
    </>
  );
}
