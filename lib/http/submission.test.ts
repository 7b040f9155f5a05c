import { describe, expect, it } from "vitest";
import { attemptFor } from "@/lib/http/submission";

describe("the key of a submission", () => {
  it("stays the same for the same content, so that a repeat is stored once", () => {
    const first = attemptFor("{}", null);
    expect(attemptFor("{}", first)).toBe(first);
  });

  it("is a new one for changed content", () => {
    const first = attemptFor("{}", null);
    expect(attemptFor('{"vin":"1"}', first).key).not.toBe(first.key);
  });

  it("is valid for the server", () => {
    expect(attemptFor("{}", null).key).toMatch(/^[0-9a-f]{32}$/);
  });
});
