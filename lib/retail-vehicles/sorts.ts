/** What staff can sort the pre-owned vehicles by, each with its usual direction. */
export const RETAIL_SORTS = {
  newest: "desc",
  stockNumber: "asc",
  year: "desc",
  make: "asc",
  model: "asc",
  price: "asc",
  mileage: "asc",
  dateAcquired: "desc",
  status: "asc",
} as const;

export type RetailSort = keyof typeof RETAIL_SORTS;
