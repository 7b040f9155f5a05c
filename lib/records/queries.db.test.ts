import { afterAll, expect, it } from "vitest";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import { listHistory } from "@/lib/records/queries";

const admin = { userId: "nobody", username: "nobody", role: "administrator", sessionId: "" } as Admin;

afterAll(() => db().$disconnect());

it("a history is sorted by version, regardless of timestamps and ids", async () => {
  const recordId = `history-${crypto.randomUUID()}`;
  const at = new Date();
  // A history is never deleted: this one belongs to a record that never existed.
  for (const [version, id, when] of [
    [1, "c", at],
    [2, "a", at],
    [3, "b", at],
    [4, "d", new Date(at.getTime() - 60_000)],
  ] as const) {
    await db().recordVersion.create({
      data: {
        ...{ id: `${recordId}-${id}`, kind: "part_request", recordId, version, at: when },
        ...{ action: "update", actorName: "nobody" },
      },
    });
  }
  const first = await listHistory(admin, "part_request", recordId, { limit: 2 });
  expect(first.items.map(({ version }) => version)).toEqual([4, 3]);
  const second = await listHistory(admin, "part_request", recordId, {
    limit: 2,
    cursor: first.nextCursor ?? "",
  });
  expect(second.items.map(({ version }) => version)).toEqual([2, 1]);
});
