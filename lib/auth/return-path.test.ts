import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginPath, readSignOutReason, safeReturnPath } from "@/lib/auth/return-path";

const ORIGIN = "https://shop.example.com";

describe("the way back after signing in", () => {
  it.each(["/admin", "/admin?tab=parts", "/admin?tab=retail&open=abc#row", "/inventory/abc"])(
    "follows %s",
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    null,
    "",
    "admin",
    "//evil.example.com",
    "/\\evil.example.com",
    "\\/evil.example.com",
    "/\t/evil.example.com",
    "/.//evil.example.com",
    "/..//evil.example.com",
    "https://evil.example.com/admin",
    "javascript:alert(1)",
    "/login",
    "/login?from=/login",
    "/login/",
    "/%6cogin",
    "/%",
    "//",
  ])("leads to the office instead of %j", (path) => {
    expect(safeReturnPath(path)).toBe("/admin");
  });

  it("never leaves the site, whatever it is given", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "..",
      ".",
      "\t",
      "\n",
      "evil.com",
      "https:",
      "@",
      "?",
      "#",
      "%2f",
      "a",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const path = safeReturnPath(pieces.join(""));
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 2_000 },
    );
  });

  it("survives the trip through the sign-in page's address", () => {
    const address = new URL(loginPath("/admin?tab=parts&open=a+b"), ORIGIN);
    expect(address.pathname).toBe("/login");
    expect(safeReturnPath(address.searchParams.get("from"))).toBe("/admin?tab=parts&open=a+b");
  });

  it("says why the session ended where that helps, and nothing else", () => {
    const told = (reason: "idle" | "elsewhere" | "expired") =>
      readSignOutReason(new URL(loginPath("/admin", reason), ORIGIN).search);
    expect(told("idle")).toBe("idle");
    expect(told("elsewhere")).toBe("elsewhere");
    expect(told("expired")).toBeNull();
    expect(readSignOutReason("?ended=<script>")).toBeNull();
  });
});
