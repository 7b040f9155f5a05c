/** What staff can sort the repair requests by, each with its usual direction: the most urgent first. */
export const REPAIR_REQUEST_SORTS = { newest: "desc", name: "asc", urgency: "desc", status: "asc" } as const;

export type RepairRequestSort = keyof typeof REPAIR_REQUEST_SORTS;
