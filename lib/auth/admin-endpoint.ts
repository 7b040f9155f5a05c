import "server-only";
import type { z } from "zod";
import { requireAdmin } from "@/lib/auth/guard";
import { guardedEndpoint } from "@/lib/http/endpoint";

type Definition<B extends z.ZodType | undefined, Q extends z.ZodType | undefined> = Parameters<
  typeof guardedEndpoint<Awaited<ReturnType<typeof requireAdmin>>, B, Q>
>[1];

/** An endpoint of /api/admin: `caller` is the proof of an authorized administrator. */
export function adminEndpoint<
  B extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
>(definition: Definition<B, Q>) {
  return guardedEndpoint(requireAdmin, definition);
}
