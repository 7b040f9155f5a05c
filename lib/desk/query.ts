import { z } from "zod";
import { REQUEST_KINDS } from "@/lib/conversations/schema";
import { DESK_STATUSES, DESK_VIEWS } from "@/lib/desk/schema";
import { pageQuerySchema } from "@/lib/http/paging";
import { MAX_SEARCH_LENGTH } from "@/lib/lists/search";

const oneOf = (name: string, values: readonly string[]) => `${name} must be one of: ${values.join(", ")}.`;

/** One of the values, or none: a form sends an empty text for all. */
const choice = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  z
    .enum(["", ...values], { error: oneOf(name, values) })
    .transform((value) => (value === "" ? undefined : (value as T[number])))
    .optional();

const flag = (name: string) =>
  z
    .enum(["0", "1"], { error: `${name} must be 0 or 1.` })
    .transform((value) => value === "1")
    .default(false);

/** The query parameters of GET /api/admin/desk. */
export const deskQuerySchema = pageQuerySchema.extend({
  view: z.enum(DESK_VIEWS, { error: oneOf("view", DESK_VIEWS) }).default("all"),
  kind: choice("kind", REQUEST_KINDS),
  status: choice("status", DESK_STATUSES),
  q: z
    .string()
    .trim()
    .max(MAX_SEARCH_LENGTH, { error: `q must have at most ${MAX_SEARCH_LENGTH} characters.` })
    .optional(),
  /** Closed requests, newest first, instead of the queue. */
  closed: flag("closed"),
  /** Also counts the requests of each kind and status. */
  facets: flag("facets"),
});

export type DeskQuery = z.output<typeof deskQuerySchema>;
