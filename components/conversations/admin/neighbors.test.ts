import { describe, expect, it } from "vitest";
import { neighborsOf } from "./neighbors";

const groups = { overdue: 1, to_answer: 2, back_with_us: 0, waiting: 0, closed: 0 };
const LIST = ["PR-1", "PR-2", "PR-3"];

describe("the neighbors of a request", () => {
  it.each([
    ["PR-1", { position: "1 of 3", previous: null, next: "PR-2" }],
    ["PR-2", { position: "2 of 3", previous: "PR-1", next: "PR-3" }],
    ["PR-3", { position: "3 of 3", previous: "PR-2", next: null }],
  ])("of %s are those of the list", (reference, expected) => {
    expect(neighborsOf(LIST, { reference, place: -1, groups })).toEqual(expected);
  });

  it("are those of its former place once it has left the list", () => {
    const list = ["PR-1", "PR-3"];
    expect(neighborsOf(list, { reference: "PR-2", place: 1, groups })).toEqual({
      position: null,
      previous: "PR-1",
      next: "PR-3",
    });
    expect(neighborsOf(list, { reference: "PR-4", place: 2, groups }).next).toBeNull();
  });

  it("are none for a request that never was in the list", () => {
    const none = { position: null, previous: null, next: null };
    expect(neighborsOf(LIST, { reference: "PR-9", place: -1, groups })).toEqual(none);
    expect(neighborsOf([], { reference: "PR-9", place: -1, groups: undefined })).toEqual(none);
  });

  it("are counted beyond the loaded rows", () => {
    const place = { reference: "PR-1", place: -1 };
    expect(neighborsOf(LIST, { ...place, groups: { ...groups, waiting: 70 } }).position).toBe("1 of 73");
    expect(neighborsOf(LIST, { ...place, groups: { ...groups, waiting: 1_001 } }).position).toBe(
      "1 of 1,000+",
    );
  });
});
