import { describe, expect, it } from "vitest";
import { caretAfter, countIn } from "@/components/ui/formatted-input";

const digit = /\d/;

describe("the caret in a formatted field", () => {
  it.each([
    ["(518) 555-0142", 0, 0],
    ["(518) 555-0142", 1, 2],
    ["(518) 555-0142", 3, 4],
    ["(518) 555-0142", 4, 7],
    ["(518) 555-0142", 10, 14],
    ["(518) 555-0142", 12, 14],
    ["(518", 3, 4],
    ["", 0, 0],
  ])("in %j after digit %i is at position %i", (text, nth, place) => {
    expect(caretAfter(text, nth, digit)).toBe(place);
  });

  it("counts typed characters, not those of the format", () => {
    expect(countIn("(518) 555-0142", digit)).toBe(10);
    expect(countIn("3fa-6p0", /[a-z0-9]/i)).toBe(6);
  });
});
