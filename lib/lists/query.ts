import { z } from "zod";
import { pageQuerySchema } from "@/lib/http/paging";
import { MAX_SEARCH_LENGTH } from "@/lib/lists/search";

export const DIRECTIONS = ["asc", "desc"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a list can be sorted by, each with the direction it has unless told; the first is the list's own order. */
export type Sorts = Record<string, Direction>;

/** What a list is asked for: what to look for, in which state, in which order, and which page of that. */
export type ListQuery<Status extends string, Sort extends string> = {
  q?: string | undefined;
  status?: Status | undefined;
  sort: Sort;
  direction: Direction;
  limit: number;
  cursor?: string | undefined;
};

const oneOf = (name: string, values: readonly string[]) => `${name} must be one of: ${values.join(", ")}.`;

/** The query of a list of the office, with its own states and orders. */
export function listQuerySchema<Status extends string, S extends Sorts>(
  statuses: readonly Status[],
  sorts: S,
) {
  const names = Object.keys(sorts) as [keyof S & string, ...(keyof S & string)[]];
  const [listOrder] = names;
  return pageQuerySchema
    .extend({
      q: z
        .string()
        .trim()
        .max(MAX_SEARCH_LENGTH, { error: `q must have at most ${MAX_SEARCH_LENGTH} characters.` })
        .optional(),
      // A form that asks for all of them sends it blank.
      status: z
        .enum(["", ...statuses], { error: oneOf("status", statuses) })
        .transform((status) => (status === "" ? undefined : (status as Status)))
        .optional(),
      sort: z.enum(names, { error: oneOf("sort", names) }).default(() => listOrder),
      direction: z.enum(DIRECTIONS, { error: oneOf("direction", DIRECTIONS) }).optional(),
    })
    .transform(
      (query): ListQuery<Status, keyof S & string> => ({
        ...query,
        sort: query.sort as keyof S & string,
        direction: query.direction ?? (sorts[query.sort as string] as Direction),
      }),
    );
}
