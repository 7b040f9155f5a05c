import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { bearerOf } from "@/lib/auth/guard";
import { environment } from "@/lib/env";
import { ApiError } from "@/lib/http/errors";

/** Authenticates the host's cron service. @throws ApiError 401 for a wrong secret, and while none is set. */
export function requireCronSecret(request: Request): void {
  const { cronSecret } = environment();
  const token = bearerOf(request);
  if (token !== null && cronSecret !== undefined && timingSafeEqual(digest(token), digest(cronSecret)))
    return;
  throw new ApiError("unauthorized", "This URL needs the secret of the cron service.", {
    headers: { "WWW-Authenticate": "Bearer" },
  });
}

const digest = (text: string) => createHash("sha256").update(text).digest();
