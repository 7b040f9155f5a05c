import { z } from "zod";
import { MISSING_CREDENTIALS } from "@/lib/auth/lockout-rules";

/** What POST /api/auth/login takes. */
export const credentialsSchema = z.object({
  username: z.string({ error: MISSING_CREDENTIALS }).trim().min(1, { error: MISSING_CREDENTIALS }).max(200),
  password: z.string({ error: MISSING_CREDENTIALS }).min(1, { error: MISSING_CREDENTIALS }).max(1_000),
});

export type Credentials = z.output<typeof credentialsSchema>;

/** The user as the browser keeps it. */
export type SignedInUser = { id: string; username: string; role: "administrator" };

/** What sign-in and refresh answer. */
export type AccessGrant = { accessToken: string; user: SignedInUser };
