import "server-only";
import { createHash } from "node:crypto";
import { type Database, db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { ApiError } from "@/lib/http/errors";
import { jsonResponse } from "@/lib/http/responses";

/** How long a key is stored. */
export const KEY_LIFETIME_MS = 48 * 60 * 60 * 1000;
const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** Adds to a result what must not be stored with its key, such as a link that opens a page without sign-in. */
type Complete<R> = (database: Database, result: R) => Promise<object>;

/**
 * Runs a public create once for each Idempotency-Key (every time, without one). The key's row is written first, in
 * the same transaction: a second request with the key waits for the first one, then returns the same response.
 * @returns 201 with the completed result of the work.
 * @throws ApiError 400 for a malformed key, 422 for a key that was used with another body.
 */
export async function runOnce<R extends object>(
  request: Request,
  bodyText: string,
  work: (database: Database) => Promise<R>,
  complete: Complete<R> = async (_database, result) => result,
): Promise<Response> {
  const key = request.headers.get("idempotency-key");
  if (key === null) {
    const body = await db().$transaction(async (database) => complete(database, await work(database)));
    return jsonResponse(body, 201);
  }
  if (!KEY_PATTERN.test(key)) {
    throw new ApiError("invalid_input", "Idempotency-Key must have 1 to 200 visible characters.");
  }
  const scope = `${request.method} ${new URL(request.url).pathname}`;
  const requestHash = createHash("sha256").update(bodyText).digest("hex");
  return db().$transaction(async (database) => {
    await database.idempotencyKey.deleteMany({
      where: { scope, key, createdAt: { lt: new Date(Date.now() - KEY_LIFETIME_MS) } },
    });
    const { count } = await database.idempotencyKey.createMany({
      data: [{ scope, key, requestHash, status: 201, body: {} }],
      skipDuplicates: true,
    });
    if (count === 0) {
      const first = await findFirst(database, scope, key, requestHash);
      return jsonResponse(await complete(database, first.body as R), first.status);
    }
    const body = await work(database);
    await database.idempotencyKey.update({
      where: { scope_key: { scope, key } },
      data: { body: body as Prisma.InputJsonObject },
    });
    return jsonResponse(await complete(database, body), 201);
  });
}

async function findFirst(database: Database, scope: string, key: string, requestHash: string) {
  const first = await database.idempotencyKey.findUnique({
    where: { scope_key: { scope, key } },
    select: { requestHash: true, status: true, body: true },
  });
  if (!first) throw new ApiError("request_in_progress", "The first request with this key is still running.");
  if (first.requestHash !== requestHash) {
    throw new ApiError("idempotency_key_reused", "This Idempotency-Key was used for another request.");
  }
  return first;
}
