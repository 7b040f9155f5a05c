import { type DeskPage, MAX_COUNTED } from "@/lib/desk/schema";

type ListPlace = {
  reference: string;
  /** Where the request was in the list before it left it; -1 if it never was. */
  place: number;
  /** How many requests are in each group of the list. */
  groups: DeskPage["counts"]["groups"] | undefined;
};

/**
 * The requests before and after one in a list. After a request has left the list, the next one is the request that took
 * its place.
 */
export function neighborsOf(
  references: readonly string[],
  { reference, place, groups }: ListPlace,
): { position: string | null; previous: string | null; next: string | null } {
  const index = references.indexOf(reference);
  if (index < 0) {
    const at = (one: number) => (place < 0 ? null : (references[one] ?? null));
    return { position: null, previous: at(place - 1), next: at(place) };
  }
  return {
    position: `${index + 1} of ${totalOf(references.length, groups)}`,
    previous: references[index - 1] ?? null,
    next: references[index + 1] ?? null,
  };
}

function totalOf(loaded: number, groups: ListPlace["groups"]): string {
  const counts = Object.values(groups ?? {});
  const total = Math.max(
    loaded,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const isMore = counts.some((count) => count > MAX_COUNTED);
  return isMore && total > loaded
    ? `${Math.max(MAX_COUNTED, loaded).toLocaleString("en-US")}+`
    : total.toLocaleString("en-US");
}
