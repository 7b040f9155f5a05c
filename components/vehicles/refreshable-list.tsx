"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const LIVE_LISTS = {
  retail: () =>
    import("@/components/retail-vehicles/live-retail-list").then(({ LiveRetailList }) => LiveRetailList),
  dismantled: () =>
    import("@/components/dismantled-vehicles/live-dismantled-list").then(
      ({ LiveDismantledList }) => LiveDismantledList,
    ),
};

/** Sets the list's heading once the browser has loaded it; null before. */
export type HeadList = (heading: string | null) => void;

type LiveList = ComponentType<{ page?: number; headList?: HeadList }>;

/** A server-rendered list with a button that reloads it in the browser; the code for that is loaded on click. */
export function RefreshableList({
  list,
  page,
  heading,
  uncounted = heading,
  children,
}: {
  list: keyof typeof LIVE_LISTS;
  /** Which page of the list it is; the first when left out. */
  page?: number;
  heading: string;
  /** The heading while the browser loads the list. */
  uncounted?: string;
  children: ReactNode;
}) {
  const [live, setLive] = useState<{ List: LiveList; round: number } | null>(null);
  const [liveHeading, setLiveHeading] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const refresh = async () => {
    const List = await LIVE_LISTS[list]().catch(() => null);
    setFailed(List === null);
    if (List) setLive((before) => ({ List, round: (before?.round ?? 0) + 1 }));
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={list} className={list === "retail" ? "text-24" : undefined}>
          {live ? (liveHeading ?? uncounted) : heading}
        </h2>
        <p className="-mr-3 flex items-center gap-1 text-ink-2">
          Newest first
          <button
            type="button"
            className={iconButton}
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
      {live ? <live.List key={live.round} {...(page && { page })} headList={setLiveHeading} /> : children}
    </>
  );
}
