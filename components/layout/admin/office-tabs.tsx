"use client";

import Link from "next/link";
import { TAB_LABELS, TABS, type Tab } from "@/components/layout/admin/tabs";

/** The count on a tab: all records, or the requests without a reply; null until loaded. */
export type TabCount = { count: number; isNew: boolean } | null;

/** Each tab links to its last view. */
type OfficeTabsProps = { current: Tab; counts: Record<Tab, TabCount>; paths: Record<Tab, string> };

/**
 * The dashboard's tabs: links, so that they can be bookmarked, shared and opened in new tabs. A plain click changes
 * the URL without reloading the page.
 */
export function OfficeTabs({ current, counts, paths }: OfficeTabsProps) {
  return (
    <nav className="office-tabs" aria-label="Office">
      <ul className="office-wrap">
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              href={paths[tab]}
              prefetch={false}
              aria-current={tab === current ? "page" : undefined}
              onNavigate={(event) => {
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

function CountChip({ count: chip }: { count: TabCount }) {
  if (chip === null || (chip.isNew && chip.count === 0)) return null;
  const figure = chip.count.toLocaleString("en-US");
  if (!chip.isNew) return <span className="office-chip office-chip-all">{figure}</span>;
  return (
    <span className="office-chip office-chip-new">
      {figure}
      <span className="office-chip-word"> new</span>
    </span>
  );
}
