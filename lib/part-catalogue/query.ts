import { fold } from "@/lib/part-catalogue/folded-text";

/** The minimum length of a query in characters, without separators. */
export const MIN_QUERY_LENGTH = 2;
export const SEARCH_DEBOUNCE_MS = 300;

/** Whether a query is long enough to be searched. */
export function isSearchable(query: string): boolean {
  return fold(query).text.length >= MIN_QUERY_LENGTH;
}
