import { z } from "zod";
import { pageQuerySchema } from "@/lib/http/paging";
import { MAX_SEARCH_LENGTH } from "@/lib/lists/search";

export const DIRECTIONS = ["asc", "desc"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The sorts of a list, each with its default direction; the first one is the default. */
export type Sorts = Record<string, Direction>;

/** The query of a list: search, status, sort and page. */
export type ListQuery<Status extends string, Sort extends string> = {
  q?: string | undefined;
  status?: Status | undefined;
  sort: Sort;
  direction: Direction;
  limit: number;
  cursor?: string | undefined;
};

const oneOf = (name: string, values: readonly string[]) => `${name} must be one of: ${values.join(", ")}.`;

/** The query parameters of a list in the admin area, with its statuses and sorts. */
export function listQuerySchema<Status extends string, S extends Sorts>(
  statuses: readonly Status[],
  sorts: S,
) {
  const names = Object.keys(sorts) as [keyof S & string, ...(keyof S & string)[]];
  const [defaultSort] = names;
  return pageQuerySchema
    .extend({
      q: z
        .string()
        .trim()
        .max(MAX_SEARCH_LENGTH, { error: `q must have at most ${MAX_SEARCH_LENGTH} characters.` })
        .optional(),
      // An HTML form sends an empty status for all.
      status: z
        .enum(["", ...statuses], { error: oneOf("status", statuses) })
        .transform((status) => (status === "" ? undefined : (status as Status)))
        .optional(),
      sort: z.enum(names, { error: oneOf("sort", names) }).default(() => defaultSort),
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
