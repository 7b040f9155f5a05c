import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "@/e2e/support/accounts";
import { call, partRequest, signIn } from "@/e2e/support/api";
import { addWeeklyRequests, removeWeeklyRequests } from "@/e2e/support/weekly-requests";
import type { DeskNumbers } from "@/lib/desk/numbers";

const PATH = "/api/admin/desk/numbers";

let token = "";
const created: string[] = [];

beforeAll(async () => {
  ({ token } = await signIn());
});
afterAll(async () => {
  for (const id of created) await call(`/api/admin/part-requests/${id}`, { method: "DELETE", token });
  await removeWeeklyRequests();
});

async function numbers(parameters = ""): Promise<DeskNumbers> {
  const { status, body } = await call(PATH + parameters, { token });
  expect(status).toBe(200);
  return body as DeskNumbers;
}

it("the numbers of the desk are not cached", async () => {
  const { headers } = await call(PATH, { token });
  expect(headers.get("cache-control")).toBe("no-store");
});

it("the numbers of the desk cover eleven weeks at most unless another number of weeks is given", async () => {
  await addWeeklyRequests(20);
  const lengths = await Promise.all(
    ["", "?weeks=1", "?weeks=3", "?weeks=26"].map(
      async (parameters) => (await numbers(parameters)).weeks.length,
    ),
  );
  expect(lengths.slice(0, 3)).toEqual([11, 1, 3]);
  expect(lengths[3]).toBeGreaterThanOrEqual(20);
});

it("a new request counts in the current week", async () => {
  const before = await numbers("?weeks=2");
  const { status, body } = await call("/api/part-requests", { json: partRequest() });
  expect(status).toBe(201);
  const { _id } = body as { _id: string };
  created.push(_id);
  const after = (await numbers("?weeks=2")).weeks.at(-1);
  // A new week may have begun since, without requests.
  const sameWeek = before.weeks.find(({ week }) => week === after?.week);
  expect(after?.parts).toBe((sameWeek?.parts ?? 0) + 1);
  expect(after?.requests).toBe((sameWeek?.requests ?? 0) + 1);
});

it("the weeks add up to the total", async () => {
  const { weeks, total } = await numbers("?weeks=53");
  for (const name of [
    "parts",
    "repairs",
    "vehicles",
    "requests",
    "quotes",
    "quotedCents",
    "accepted",
  ] as const) {
    expect(
      weeks.reduce((sum, week) => sum + week[name], 0),
      name,
    ).toBe(total[name]);
  }
});

it("the numbers contain no personal data", async () => {
  const { text } = await call(`${PATH}?weeks=53`, { token });
  const [customer] = await query<{ customerName: string }>(
    `SELECT "customerName" FROM "Conversation" ORDER BY "createdAt" DESC LIMIT 1`,
  );
  expect(customer?.customerName).toBeTruthy();
  expect(text).not.toContain(customer?.customerName);
  expect(text).not.toMatch(/@|PR-|RR-|VI-/);
});

it.each(["0", "54", "100", "-1", "1.5", "eleven", ""])("weeks=%s is rejected", async (weeks) => {
  const { status, body } = await call(`${PATH}?weeks=${weeks}`, { token });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: "invalid_query",
    fields: { weeks: "weeks must be a whole number from 1 to 53." },
  });
});
