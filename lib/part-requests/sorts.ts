/** What staff can sort the part requests by, each with its usual direction. */
export const PART_REQUEST_SORTS = { newest: "desc", name: "asc", status: "asc" } as const;

export type PartRequestSort = keyof typeof PART_REQUEST_SORTS;
