import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginPath, readSignOutReason, safeReturnPath } from "@/lib/auth/return-path";

const ORIGIN = "https://shop.example.com";

describe("the page after signing in", () => {
  it.each(["/admin", "/admin?tab=parts", "/admin?tab=retail&open=abc#row", "/inventory/abc"])(
    "is %s",
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
  ])("is the office instead of %j", (path) => {
    expect(safeReturnPath(path)).toBe("/admin");
  });

  it("is always on this site", () => {
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

  it("is kept in the URL of the sign-in page", () => {
    const url = new URL(loginPath("/admin?tab=parts&open=a+b"), ORIGIN);
    expect(url.pathname).toBe("/login");
    expect(safeReturnPath(url.searchParams.get("from"))).toBe("/admin?tab=parts&open=a+b");
  });

  it("has a reason for the end of the session only when the sign-in page explains it", () => {
    const reasonIn = (reason: "idle" | "elsewhere" | "expired") =>
      readSignOutReason(new URL(loginPath("/admin", reason), ORIGIN).search);
    expect(reasonIn("idle")).toBe("idle");
    expect(reasonIn("elsewhere")).toBe("elsewhere");
    expect(reasonIn("expired")).toBeNull();
    expect(readSignOutReason("?ended=<script>")).toBeNull();
  });
});
