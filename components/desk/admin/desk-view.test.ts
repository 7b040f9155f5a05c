import { describe, expect, it } from "vitest";
import { deskPath, NO_FILTER, readFilter, requestPath } from "@/components/desk/admin/desk-view";

const read = (query: string) => readFilter(new URLSearchParams(query));

describe("the filter in the URL of the desk", () => {
  it("is read from the URL and written to it", () => {
    const query = "view=mine&kind=part&status=accepted&q=ford+fusion";
    expect(read(query)).toEqual({
      view: "mine",
      kind: "part",
      status: "accepted",
      q: "ford fusion",
      closed: false,
    });
    expect(deskPath(read(query))).toBe(`/admin/desk?${query}`);
  });

  it("has defaults for missing and unknown values", () => {
    expect(read("view=theirs&kind=boat&status=lost&closed=yes")).toEqual(NO_FILTER);
    expect(deskPath(NO_FILTER)).toBe("/admin/desk");
  });

  it("offers the statuses of closed requests for those, and no views", () => {
    expect(read("closed=1&view=mine&status=fulfilled")).toMatchObject({ view: "all", status: "fulfilled" });
    expect(read("closed=1&status=pending").status).toBe("");
    expect(read("status=fulfilled").status).toBe("");
  });

  it("is kept in the link to a request", () => {
    expect(requestPath("PR-4K7M2", read("view=overdue"))).toBe("/admin/desk/PR-4K7M2?view=overdue");
    expect(requestPath("PR-4K7M2", NO_FILTER, "reply")).toBe("/admin/desk/PR-4K7M2?mode=reply");
  });
});
