import { describe, expect, it } from "vitest";
import {
  LIST_PAGE_SIZE,
  linkedPages,
  listPagePath,
  pageCount,
  pageMetadata,
  readPageNumber,
} from "@/lib/vehicles/list-pages";

describe("the pages of a list", () => {
  it("are as many as the vehicles need, and at least one", () => {
    const sizes = [0, 1, LIST_PAGE_SIZE, LIST_PAGE_SIZE + 1, 10_000];
    expect(sizes.map(pageCount)).toEqual([1, 1, 1, 2, Math.ceil(10_000 / LIST_PAGE_SIZE)]);
  });

  it("are numbered from 2 in URLs", () => {
    expect(["2", "60", "9999"].map(readPageNumber)).toEqual([2, 60, 9_999]);
    for (const text of ["1", "0", "02", "-2", "2.0", "1e3", "10000", "two", "", " 2", "2/3", "٢"])
      expect(readPageNumber(text), text).toBeNull();
  });

  it("have one URL each, the first that of the list", () => {
    expect([1, 2].map((page) => listPagePath("/parts", page))).toEqual(["/parts", "/parts/page/2"]);
  });

  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 9]],
    [5, 9, [1, 4, 5, 6, 9]],
    [9, 9, [1, 8, 9]],
  ])("link from %i of %i to %j", (page, pages, expected) => {
    expect(linkedPages(page, pages)).toEqual(expected);
  });

  it("have metadata with the previous and next page, if there are any", () => {
    expect(pageMetadata("/inventory", 1, 1)).toEqual({ alternates: { canonical: "/inventory" } });
    expect(pageMetadata("/inventory", 2, 3)).toEqual({
      alternates: { canonical: "/inventory/page/2" },
      pagination: { previous: "/inventory", next: "/inventory/page/3" },
    });
    expect(pageMetadata("/inventory", 1, 2).pagination).toEqual({ next: "/inventory/page/2" });
  });
});
