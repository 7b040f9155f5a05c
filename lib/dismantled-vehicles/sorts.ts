/** What staff can sort the dismantled vehicles by, each with its usual direction; the newest is the last acquired. */
export const DISMANTLED_SORTS = {
  newest: "desc",
  stockNumber: "asc",
  year: "desc",
  make: "asc",
  model: "asc",
  mileage: "asc",
  dateAcquired: "desc",
  status: "asc",
} as const;

export type DismantledSort = keyof typeof DISMANTLED_SORTS;
