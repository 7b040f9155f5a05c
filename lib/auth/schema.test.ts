import { describe, expect, it } from "vitest";
import { displayNameSchema } from "@/lib/auth/schema";

describe("a display name", () => {
  it.each([
    ["June Abbott", "June Abbott"],
    ["  June  ", "June"],
    ["José O’Neil-Smith", "José O’Neil-Smith"],
    ["李 小龍", "李 小龍"],
    ["x".repeat(60), "x".repeat(60)],
  ])("%j is stored as %j", (typed, stored) => {
    expect(displayNameSchema.parse(typed)).toBe(stored);
  });

  it.each([
    "",
    "  ",
    "\u200b",
    "x".repeat(61),
    "a\u0000b",
    "a\nb",
    "a\u2028b",
    "\u202eabc",
    "a\u2066b",
    null,
    1,
  ])("%j is rejected", (typed) => {
    expect(displayNameSchema.safeParse(typed).success).toBe(false);
  });
});
