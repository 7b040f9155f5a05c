import { z } from "zod";
import { WEEK_CHOICES } from "@/lib/desk/numbers";

const MAX_WEEKS = 53;
const WEEKS = `weeks must be a whole number from 1 to ${MAX_WEEKS}.`;

/** How many weeks to count, with the current one. */
export const numbersQuerySchema = z.object({
  weeks: z
    .string()
    .regex(/^\d{1,2}$/, { error: WEEKS })
    .transform(Number)
    .pipe(z.number().min(1, { error: WEEKS }).max(MAX_WEEKS, { error: WEEKS }))
    .default(WEEK_CHOICES[0]),
});
