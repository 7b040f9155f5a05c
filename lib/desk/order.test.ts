import { describe, expect, it } from "vitest";
import { deskCursor, minuteOf, queueSegments, readDeskCursor, segmentsFrom } from "@/lib/desk/order";
import { ApiError } from "@/lib/http/errors";

const NOW = new Date("2026-11-20T15:20:00.000Z");
const SEGMENTS = queueSegments(NOW);
const namesOf = (parts: { segment: { name: string } }[]) => parts.map(({ segment }) => segment.name);
const row = { id: "c2", dueAt: NOW, createdAt: NOW, queuedAt: NOW, quoteEndsAt: NOW, lastMessageAt: NOW };

describe("the queue", () => {
  it("has its groups in order", () => {
    expect([...new Set(SEGMENTS.map(({ group }) => group))]).toEqual([
      "overdue",
      "to_answer",
      "back_with_us",
      "waiting",
    ]);
  });

  it("lists what is due at the same time in the order of receipt", () => {
    const due = SEGMENTS.filter(({ columns }) => columns[0]?.name === "dueAt");
    expect(due.map(({ name }) => name)).toEqual(["overdue", "to_answer", "to_answer_undated"]);
    for (const { columns } of due) {
      expect(columns.map(({ name }) => name)).toEqual(["dueAt", "createdAt", "id"]);
    }
  });

  it("is divided at the start of a minute", () => {
    expect(minuteOf(new Date("2026-11-20T15:20:59.999Z"))).toEqual(NOW);
  });

  it("continues in the segment of the last row, at the moment of the first page", () => {
    for (const [index, segment] of SEGMENTS.entries()) {
      const place = readDeskCursor(deskCursor(segment, row, NOW));
      expect(place.now).toEqual(NOW);
      expect(namesOf(segmentsFrom(SEGMENTS, place))).toEqual(SEGMENTS.slice(index).map(({ name }) => name));
    }
  });

  it.each([
    ["", "not base64"],
    ["W10", "an empty list"],
    [Buffer.from('["2026-11-20T15:20:00.000Z","overdue","x"]').toString("base64url"), "another inner cursor"],
    [Buffer.from('["2026-11-20T15:20:00.000Z","none","x"]').toString("base64url"), "an unknown segment"],
    [Buffer.from('["+275000-01-01T00:00:00.000Z","overdue","x"]').toString("base64url"), "a date beyond"],
    [Buffer.from("[1,2,3]").toString("base64url"), "numbers"],
  ])("rejects the cursor %j: %s", (cursor) => {
    expect(() => segmentsFrom(SEGMENTS, readDeskCursor(cursor))).toThrow(ApiError);
  });
});
