/** The tabs of the dashboard, in order. */
export const TABS = ["dismantled", "retail", "parts", "repairs"] as const;
export type Tab = (typeof TABS)[number];

export const TAB_LABELS = {
  dismantled: "Dismantled",
  retail: "Retail",
  parts: "Parts",
  repairs: "Repairs",
} satisfies Record<Tab, string>;

/** The tab in a URL; the first one when it is missing or unknown. */
export function readTab(name: string | null): Tab {
  return TABS.find((tab) => tab === name) ?? TABS[0];
}

/** The URL of a tab, with a record expanded when given. */
export function tabPath(tab: Tab, recordId?: string): string {
  return recordId === undefined
    ? `/admin?tab=${tab}`
    : `/admin?tab=${tab}&open=${encodeURIComponent(recordId)}`;
}
