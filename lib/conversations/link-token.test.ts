import { describe, expect, it } from "vitest";
import { isTokenOf, referenceIn, tokenFor } from "@/lib/conversations/link-token";

const SECRET = "a secret of at least thirty-two characters";
const SOURCE = { id: "conversation-1", reference: "PR-4K7M2", linkVersion: 1 };
const TOKEN = tokenFor(SECRET, SOURCE);

describe("the token of a link", () => {
  it("is the reference and 128 bits, always the same", () => {
    expect(TOKEN).toMatch(/^PR-4K7M2-[0-9a-f]{32}$/);
    expect(tokenFor(SECRET, { ...SOURCE })).toBe(TOKEN);
    expect(referenceIn(TOKEN)).toBe("PR-4K7M2");
    expect(isTokenOf(SECRET, TOKEN, SOURCE)).toBe(true);
  });

  it.each([
    ["another version, which revokes it", SECRET, { ...SOURCE, linkVersion: 2 }],
    ["another conversation", SECRET, { ...SOURCE, id: "conversation-2" }],
    ["another reference", SECRET, { ...SOURCE, reference: "PR-4K7M3" }],
    ["another secret", `${SECRET}.`, SOURCE],
    // Without a separator, id "conversation-1" with version 11 would equal id "conversation-11" with version 1.
    ["an id that continues with the version", SECRET, { ...SOURCE, id: "conversation-", linkVersion: 11 }],
  ])("is not that of %s", (_name, secret, source) => {
    expect(isTokenOf(secret, TOKEN, source)).toBe(false);
    expect(tokenFor(secret, source)).not.toBe(TOKEN);
  });

  it.each([
    "",
    "PR-4K7M2",
    "PR-4K7M2-",
    `PR-4K7M2-${"0".repeat(32)}`,
    TOKEN.slice(0, -1),
    `${TOKEN}0`,
    TOKEN.toUpperCase(),
    `${TOKEN}\n`,
    ` ${TOKEN}`,
    TOKEN.slice("PR-4K7M2-".length),
    "x".repeat(10_000),
  ])("is not %j", (text) => {
    expect(isTokenOf(SECRET, text, SOURCE)).toBe(false);
  });
});
