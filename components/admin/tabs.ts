/** The tabs of the dashboard, in order. */
export const TABS = ["dismantled", "retail", "parts", "repairs"] as const;
export type Tab = (typeof TABS)[number];

export const TAB_LABELS = {
  dismantled: "Dismantled",
  retail: "Retail",
  parts: "Parts",
  repairs: "Repairs",
} satisfies Record<Tab, string>;

/** The tab that an address asks for; the first one when it asks for none, or for one that is not there. */
export function readTab(asked: string | null): Tab {
  return TABS.find((tab) => tab === asked) ?? TABS[0];
}

/** The address of a tab, with one of its records opened when given. */
export function tabPath(tab: Tab, recordId?: string): string {
  return recordId === undefined
    ? `/admin?tab=${tab}`
    : `/admin?tab=${tab}&open=${encodeURIComponent(recordId)}`;
}
