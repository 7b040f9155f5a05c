import { describe, expect, it } from "vitest";
import { clearedFlash, flashCookies, readFlash } from "@/lib/customer-requests/flash";
import { resultCode } from "@/lib/customer-requests/results";

/** What a browser sends back. */
function sentBack(lines: readonly string[]) {
  const pairs = lines.map((line) => (line.split(";")[0] ?? "").split("="));
  return (name: string) => pairs.find(([one]) => one === name)?.[1];
}

describe("what was typed into a form that failed", () => {
  it.each([
    ["a short text", "Does it come with the bulb?"],
    ["line breaks and quotation marks", 'One\nTwo "three"; four'],
    ["the longest text", "Is it still here? ".repeat(120).slice(0, 2_000)],
    ["other scripts", "ヘッドライト".repeat(300)],
  ])("returns: %s", (_name, text) => {
    const lines = flashCookies({ text, problem: "It was not sent." });
    expect(readFlash(sentBack(lines))).toEqual({ text, problem: "It was not sent." });
    for (const line of lines) {
      expect(line.length).toBeLessThan(4_096);
      expect(line).toMatch(/; Path=\/request; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    }
  });

  it("is deleted once the form was sent", () => {
    expect(readFlash(sentBack(clearedFlash()))).toBeNull();
    expect(clearedFlash().every((line) => line.includes("Max-Age=0"))).toBe(true);
  });

  it.each(["", "x", "AAAA", "eyJ4Ijox"])("that was tampered with (%j) is ignored", (value) => {
    expect(readFlash((name) => (name.endsWith("-0") ? value : ""))).toBeNull();
  });
});

describe("the result in a query", () => {
  it("is one of the known codes, or nothing", () => {
    expect(resultCode("accepted")).toBe("accepted");
    for (const value of [undefined, "", "constructor", "<b>", ["sent", "sent"]]) {
      expect(resultCode(value)).toBeNull();
    }
  });
});
