import { describe, expect, it } from "vitest";
import { readTab, TABS, tabPath } from "@/components/layout/admin/tabs";

describe("the tab in the URL", () => {
  it.each(TABS)("%s is read from its own URL", (tab) => {
    expect(readTab(new URLSearchParams(tabPath(tab).split("?")[1]).get("tab"))).toBe(tab);
  });

  it.each([null, "", "Retail", "users"])("is dismantled for %j", (name) => {
    expect(readTab(name)).toBe("dismantled");
  });

  it("can have a record to open", () => {
    expect(tabPath("retail", "a&b")).toBe("/admin?tab=retail&open=a%26b");
  });
});
