"use client";

import { cva } from "class-variance-authority";
import Link from "next/link";
import { TAB_LABELS, TABS, type Tab, tabPath } from "@/components/layout/admin/tabs";
import { useTabCounts } from "@/components/layout/admin/use-tab-counts";

/** The count on a tab: all records, or the requests without a reply; null until loaded. */
export type TabCount = { count: number; isNew: boolean } | null;

/** Each tab links to its last view. On other pages than the dashboard none is current. */
type OfficeTabsProps = { current: Tab | null; counts: Record<Tab, TabCount>; paths: Record<Tab, string> };

/** The tabs on a page outside of the dashboard, such as the desk. */
export function OutsideTabs() {
  const counts = useTabCounts();
  return <OfficeTabs current={null} counts={tabChips(counts)} paths={TAB_PATHS} />;
}

const TAB_PATHS = Object.fromEntries(TABS.map((tab) => [tab, tabPath(tab)])) as Record<Tab, string>;

/** The chips of the tabs: vehicles are counted, requests only while they are without a reply. */
export function tabChips(counts: Record<Tab, number | null>): Record<Tab, TabCount> {
  const chip = (tab: Tab, isNew: boolean): TabCount => {
    const count = counts[tab];
    return count === null ? null : { count, isNew };
  };
  return {
    dismantled: chip("dismantled", false),
    retail: chip("retail", false),
    parts: chip("parts", true),
    repairs: chip("repairs", true),
  };
}

const tabLink = [
  "flex min-h-14 items-center justify-center gap-2 border-transparent border-b-4 px-[0.35rem] pt-1",
  "font-semibold font-sign text-21 text-ink-2 leading-none hover:border-line hover:text-ink",
  "focus-visible:-outline-offset-4 md:px-4.5",
  "aria-[current=page]:border-ink aria-[current=page]:font-bold aria-[current=page]:text-ink",
  // The narrowest phones, and text zoomed to 400 %.
  "max-[23.4375rem]:gap-1 max-[23.4375rem]:px-[0.2rem] max-[23.4375rem]:text-18",
].join(" ");

/**
 * The dashboard's tabs: links, so that they can be bookmarked, shared and opened in new tabs. A plain click changes
 * the URL without reloading the page.
 */
export function OfficeTabs({ current, counts, paths }: OfficeTabsProps) {
  return (
    <nav className="office-tabs border-line border-b bg-sheet" aria-label="Office">
      <ul className="mx-auto flex w-full max-w-360 px-1 max-[23.4375rem]:px-0 md:px-8">
        {TABS.map((tab) => (
          <li key={tab} className="flex-auto md:flex-none">
            <Link
              href={paths[tab]}
              className={tabLink}
              prefetch={false}
              aria-current={tab === current ? "page" : undefined}
              onNavigate={(event) => {
                if (current === null) return;
                event.preventDefault();
                if (tab !== current) window.history.pushState(null, "", paths[tab]);
              }}
            >
              {TAB_LABELS[tab]}
              <CountChip count={counts[tab]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const chipVariants = cva(
  "rounded-badge px-[0.45rem] py-[0.2rem] font-semibold font-text text-14 leading-tight max-[23.4375rem]:px-[0.3rem]",
  {
    variants: {
      kind: {
        all: "hidden bg-concrete text-ink-2 md:inline",
        new: "bg-stamp text-on-stamp",
      },
    },
  },
);

function CountChip({ count: chip }: { count: TabCount }) {
  if (chip === null || (chip.isNew && chip.count === 0)) return null;
  const figure = chip.count.toLocaleString("en-US");
  if (!chip.isNew) return <span className={chipVariants({ kind: "all" })}>{figure}</span>;
  return (
    <span className={chipVariants({ kind: "new" })}>
      {figure} <span className="max-md:sr-only">new</span>
    </span>
  );
}
