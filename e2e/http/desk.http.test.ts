import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshAccount, openSession, query, removeAccounts } from "@/e2e/support/accounts";
import { call } from "@/e2e/support/api";
import { changeStored, removeStored, storeRequest } from "@/e2e/support/desk";
import type { DeskPage, DeskSummary } from "@/lib/desk/schema";

// The requests of this file have this word in their name, to tell them from the other requests of the site.
const MARK = `zq${process.pid.toString(36)}${Date.now().toString(36)}`;
let token = "";
let userId = "";
const references: Record<string, string> = {};

async function read(parameters: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const path = `/api/admin/desk?${new URLSearchParams({ q: MARK, ...parameters })}`;
  const response = await call(path, { token, headers });
  return { ...response, page: response.body as DeskPage };
}

/** The names under which this file stored the requests of a page. */
function namesIn({ rows }: DeskPage): string[] {
  return rows.map(
    ({ reference }) => Object.keys(references).find((name) => references[name] === reference) ?? "?",
  );
}

beforeAll(async () => {
  const account = await freshAccount();
  ({ token } = await openSession(account));
  const [user] = await query<{ id: string }>(`SELECT "id" FROM "User" WHERE "username" = $1`, [
    account.username,
  ]);
  userId = user?.id ?? "";
  const requests = {
    late: { dueIn: -200 },
    later: { dueIn: -100, queue: "back_with_us", kind: "repair" },
    soon: { dueIn: 30, assignedTo: userId, opened: false },
    tomorrow: { dueIn: 900 },
    wrote: { dueIn: 500, queue: "back_with_us", queuedAgo: 90, status: "quoted" },
    accepted: { dueIn: null, queue: "back_with_us", queuedAgo: 10, status: "quoted", accepted: true },
    quoted: {
      dueIn: null,
      queue: "waiting",
      status: "quoted",
      quoteEndsIn: 300,
      failedEmail: "mailbox full",
    },
    answered: { dueIn: null, queue: "waiting", status: "processing", queuedAgo: 5 },
    older: { dueIn: null, queue: "waiting", status: "processing", queuedAgo: 50 },
    done: { dueIn: null, queue: "closed", status: "fulfilled" },
  } as const;
  for (const [name, request] of Object.entries(requests)) {
    references[name] = await storeRequest({ name: `${name} ${MARK}`, ...request });
  }
});
afterAll(async () => {
  await removeStored();
  await removeAccounts();
});

const OPEN = ["late", "later", "soon", "tomorrow", "wrote", "accepted", "quoted", "answered", "older"];

describe("the queue of the desk", () => {
  it("contains all open requests, most urgent first, in four groups", async () => {
    const { status, headers, page } = await read();
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(namesIn(page)).toEqual(OPEN);
    expect(page.rows.map(({ group }) => group)).toEqual([
      ...["overdue", "overdue", "to_answer", "to_answer", "back_with_us", "back_with_us"],
      ...["waiting", "waiting", "waiting"],
    ]);
    expect(page.counts.groups).toEqual({ overdue: 2, to_answer: 2, back_with_us: 2, waiting: 3, closed: 0 });
    expect(page.counts.views).toEqual({ all: 9, mine: 1, nobody: 8, overdue: 2 });
    expect(page.facets).toBeNull();
    expect(page.nextCursor).toBeNull();
  });

  it("has everything that a row shows, without notes", async () => {
    const { page, text } = await read();
    const row = (name: string) => page.rows.find(({ reference }) => reference === references[name]);
    expect(row("soon")).toEqual({
      reference: references.soon,
      kind: "part",
      isNew: true,
      receivedAt: expect.any(String),
      customer: { name: `soon ${MARK}`, phone: "(518) 555-0117", email: null },
      subject: "Headlight",
      vehicle: "2014 Ford Fusion",
      last: { text: "Passenger side.", by: null, at: expect.any(String), kind: "message" },
      assignedTo: { _id: userId, name: expect.stringMatching(/^counter-/) },
      status: "pending",
      accepted: false,
      acceptedTotalCents: null,
      clock: { startedAt: expect.any(String), dueAt: expect.any(String) },
      queue: "to_answer",
      group: "to_answer",
      queuedAt: expect.any(String),
      quoteEndsAt: null,
      failedEmail: null,
      closedAt: null,
    });
    expect(row("quoted")).toMatchObject({
      clock: null,
      quoteEndsAt: expect.any(String),
      failedEmail: {
        _id: expect.any(String),
        reason: "mailbox full",
        about: "Quote",
        at: expect.any(String),
      },
    });
    expect(text).not.toContain("A note for staff.");
  });

  it("says that a message has only photos", async () => {
    const id = `desk-photo-${process.pid}`;
    const [message] = await query<{ id: string }>(
      `UPDATE "Message" m SET "text" = '' FROM "Conversation" c
       WHERE c."id" = m."conversationId" AND c."reference" = $1 AND m."author" = 'customer' RETURNING m."id"`,
      [references.older],
    );
    const lastOf = async () =>
      (await read()).page.rows.find(({ reference }) => reference === references.older)?.last?.text;
    expect(await lastOf()).toBe("");
    await query(
      `INSERT INTO "Image" ("id", "publicId", "url", "store", "contentType", "size", "width", "height", "messageId")
       VALUES ($1, $1, '/images/' || $1, 'disk', 'image/webp', 1, 700, 500, $2)`,
      [id, message?.id],
    );
    expect(await lastOf()).toBe("Photos");
    await query(`DELETE FROM "Image" WHERE "id" = $1`, [id]);
  });

  it("continues page after page across the groups", async () => {
    for (const limit of ["1", "2", "4"]) {
      const found: string[] = [];
      let cursor: string | null = "";
      do {
        const { page }: { page: DeskPage } = await read({ limit, ...(cursor && { cursor }) });
        found.push(...namesIn(page));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(found, limit).toEqual(OPEN);
    }
  });

  it.each([
    [{ view: "mine" }, ["soon"]],
    [{ view: "overdue" }, ["late", "later"]],
    [{ view: "nobody", kind: "repair" }, ["later"]],
    [{ kind: "part", status: "pending" }, ["late", "soon", "tomorrow"]],
    [{ status: "quoted" }, ["wrote", "quoted"]],
    [{ status: "accepted" }, ["accepted"]],
    [{ status: "" }, OPEN],
    [{ q: `${MARK} tomorrow` }, ["tomorrow"]],
    [{ closed: "1" }, ["done"]],
  ])("is filtered by %j", async (parameters, expected) => {
    expect(namesIn((await read(parameters)).page)).toEqual(expected);
  });

  it("counts each kind and status when asked to", async () => {
    const { page } = await read({ facets: "1", status: "pending", limit: "1" });
    expect(page.facets).toEqual({
      kinds: { all: 4, part: 3, repair: 1, vehicle: 0 },
      statuses: {
        all: 9,
        pending: 4,
        processing: 2,
        quoted: 2,
        accepted: 1,
        scheduled: 0,
        in_progress: 0,
      },
    });
  });

  it.each([
    [{ view: "theirs" }, "view", "view must be one of: all, mine, nobody, overdue."],
    [{ kind: "boat" }, "kind", "kind must be one of: part, repair, vehicle."],
    [{ cursor: "nonsense" }, "cursor", "cursor is not valid, or belongs to a list in another order."],
    [{ limit: "501" }, "limit", "limit must be at most 500."],
    [{ closed: "yes" }, "closed", "closed must be 0 or 1."],
    [{ q: "x".repeat(101) }, "q", "q must have at most 100 characters."],
  ])("rejects %j", async (parameters, field, message) => {
    const { status, body } = await read(parameters);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid_query", fields: { [field]: message } });
  });
});

describe("polling", () => {
  it("responds with 304 until something changes", async () => {
    const first = await read();
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\w-]+"$/);
    const known = { "If-None-Match": tag };
    const same = await read({}, known);
    expect([same.status, same.text, same.headers.get("etag")]).toEqual([304, "", tag]);
    await changeStored(references.answered ?? "", `"assignedToId" = '${userId}'`);
    const changed = await read({}, known);
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(tag);
    await changeStored(references.answered ?? "", `"assignedToId" = NULL`);
  });

  it.each(["/api/admin/desk/summary", "/api/admin/desk/week"])("of %s does too", async (path) => {
    const first = await call(path, { token });
    expect(first.status).toBe(200);
    const known = { "If-None-Match": first.headers.get("etag") ?? "" };
    expect((await call(path, { token, headers: known })).status).toBe(304);
  });

  it("has a summary for the bar", async () => {
    const summary = (await call("/api/admin/desk/summary", { token })).body as DeskSummary;
    expect(summary).toEqual({
      overdue: expect.any(Number),
      open: expect.any(Number),
      email: expect.stringMatching(/^(configured|local)$/),
    });
    expect(summary.overdue).toBeGreaterThanOrEqual(2);
    expect(summary.open).toBeGreaterThanOrEqual(OPEN.length);
  });
});

describe("the list of part requests", () => {
  it("shows and filters those with an accepted quote", async () => {
    const { status, body } = await call(`/api/admin/part-requests?q=${MARK}&status=accepted`, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject([{ reference: references.accepted, status: "quoted", accepted: true }]);
    const all = (await call(`/api/admin/part-requests?q=${MARK}`, { token })).body as object[];
    expect(all.filter((request) => "accepted" in request)).toHaveLength(1);
  });
});
