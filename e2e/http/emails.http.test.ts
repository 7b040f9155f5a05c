import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshAccount, openSession, query, removeAccounts } from "@/e2e/support/accounts";
import { call, partRequest } from "@/e2e/support/api";
import type { EmailListItem, EmailView } from "@/lib/email/schema";

let token: string;
let reference: string;
let requestId: string;

beforeAll(async () => {
  ({ token } = await openSession(await freshAccount()));
  const { status, body } = await call("/api/part-requests", { json: partRequest() });
  expect(status).toBe(201);
  ({ reference, _id: requestId } = body as { reference: string; _id: string });
});
afterAll(async () => {
  await call(`/api/admin/part-requests/${requestId}`, { method: "DELETE", token });
  await removeAccounts();
});

const list = async (search = "?limit=100") =>
  (await call(`/api/admin/emails${search}`, { token })).body as EmailListItem[];

async function emailToOffice(): Promise<EmailListItem> {
  const found = (await list()).find(
    (email) => email.reference === reference && email.event === "office_new_request",
  );
  if (!found) throw new Error("The email about the request is not in the list.");
  return found;
}

describe("/api/cron", () => {
  const runWith = (authorization?: string) =>
    call("/api/cron", { headers: authorization === undefined ? {} : { Authorization: authorization } });

  it("needs the secret", async () => {
    for (const authorization of [undefined, "", "Bearer", "Bearer wrong", `Bearer ${token}`]) {
      const response = await runWith(authorization);
      expect(response.status).toBe(401);
      expect(response.body).toMatchObject({ code: "unauthorized" });
    }
    expect((await call(`/api/cron?secret=${process.env.CRON_SECRET}`)).status).toBe(401);
  });

  it("runs what is due", async () => {
    const { status, body, headers } = await runWith(`Bearer ${process.env.CRON_SECRET}`);
    expect(status).toBe(200);
    expect(body).toEqual({ tried: expect.any(Number) });
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("/api/admin/emails", () => {
  it("lists emails, newest first, in pages", async () => {
    const email = await emailToOffice();
    expect(email.subject).toContain(reference);
    const first = await call("/api/admin/emails?limit=1", { token });
    expect(Number(first.headers.get("x-total-count"))).toBeGreaterThan(0);
    const all = await list();
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await call("/api/admin/emails?limit=0", { token })).status).toBe(400);
    expect((await call("/api/admin/emails?cursor=nonsense", { token })).status).toBe(400);
  });

  it("returns one with its content", async () => {
    const { _id } = await emailToOffice();
    const { status, body } = await call(`/api/admin/emails/${_id}`, { token });
    const { content, subject } = body as EmailView;
    expect(status).toBe(200);
    expect(subject).toContain(reference);
    expect(content?.html).toContain(`/admin/desk/${reference}`);
    expect(content?.text).toContain(`/admin/desk/${reference}`);
  });

  it("sends again what failed for good, and nothing else", async () => {
    const { _id } = await emailToOffice();
    await query(`UPDATE "Email" SET "state" = 'failed', "error" = 'mailbox full' WHERE "id" = $1`, [_id]);
    const path = `/api/admin/emails/${_id}`;
    expect((await call(path, { token })).body).toMatchObject({
      state: "failed",
      error: "mailbox full",
      nextAttemptAt: null,
    });
    expect((await call(`${path}/retry`, { method: "POST", token })).status).toBe(204);
    expect((await call(path, { token })).body).not.toMatchObject({ state: "failed" });
    expect((await call(`${path}/retry`, { method: "POST", token })).status).toBe(409);
  });
});

it("an email waits while the mail server cannot be reached", async () => {
  await expect.poll(async () => (await emailToOffice()).error).toBe("the mail server cannot be reached");
  expect((await emailToOffice()).sentAt).toBeNull();
});
