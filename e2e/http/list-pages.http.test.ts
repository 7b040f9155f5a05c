import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { call } from "@/e2e/support/api";
import { addManyVehicles } from "@/e2e/support/many-vehicles";
import { site } from "@/e2e/support/site";
import { LIST_PAGE_SIZE } from "@/lib/vehicles/list-pages";

let added: Awaited<ReturnType<typeof addManyVehicles>>;
beforeAll(async () => {
  added = await addManyVehicles(2 * LIST_PAGE_SIZE);
  for (const list of ["/inventory", "/parts"])
    await vi.waitFor(async () => expect((await call(list)).text).toContain(`href="${list}/page/2"`), 60_000);
});
afterAll(() => added.remove());

const LISTS = [
  {
    list: "/inventory",
    api: "/api/retail-vehicles",
    title: "Pre-Owned Vehicles",
    card: /href="\/inventory\/([^"/]+)"/g,
  },
  {
    list: "/parts",
    api: "/api/dismantled-vehicles",
    title: "Shop Recycled Parts",
    card: /<li[^>]* id="([^"]+)"/g,
  },
];
const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, "");
const linkTo = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1]?.replace(site.url, "");

describe.each(LISTS)("the pages of $list", ({ list, api, title, card }) => {
  it("show every vehicle once, in the order of the list", async () => {
    const all = (await call(`${api}?limit=500`)).body as { _id: string }[];
    const pages = Math.ceil(all.length / LIST_PAGE_SIZE);
    const shown: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { status, text } = await call(page === 1 ? list : `${list}/page/${page}`);
      expect(status).toBe(200);
      const ids = [...withoutScripts(text).matchAll(card)].map(([, id = ""]) => id);
      expect(ids.length).toBeLessThanOrEqual(LIST_PAGE_SIZE);
      shown.push(...ids);
      expect(linkTo(text, "canonical")).toBe(page === 1 ? list : `${list}/page/${page}`);
      expect(linkTo(text, "prev")).toBe(
        page === 1 ? undefined : page === 2 ? list : `${list}/page/${page - 1}`,
      );
      expect(linkTo(text, "next")).toBe(page === pages ? undefined : `${list}/page/${page + 1}`);
      const heading = page === 1 ? title : `${title}, page ${page} of ${pages}`;
      expect(text).toContain(`<title>${heading} | `);
    }
    expect(shown).toEqual(all.map(({ _id }) => _id));
    expect((await call(`${list}/page/${pages + 1}`)).status).toBe(404);
  });

  it("are cached", async () => {
    await call(`${list}/page/2`);
    expect((await call(`${list}/page/2`)).headers.get("x-nextjs-cache")).toBe("HIT");
  });

  it.each(["0", "02", "-1", "10000", "two", "2.5", "%20", "1e1"])(
    "return 404 for page %s",
    async (number) => {
      const { status, text } = await call(`${list}/page/${number}`);
      expect(status).toBe(404);
      expect(text).toContain('name="robots" content="noindex"');
    },
  );

  it("redirect page 1 to the URL of the list", async () => {
    const { status, headers } = await call(`${list}/page/1`);
    expect([status, headers.get("location")]).toEqual([308, list]);
  });

  it("are in the sitemap", async () => {
    const { text } = await call("/sitemap.xml");
    expect(text).toContain(`<loc>${site.url}${list}/page/2</loc>`);
    if (list === "/inventory") expect(text).toContain("pagervehicle0001");
  });
});

describe("the former link to a dismantled vehicle", () => {
  it("redirects to its page", async () => {
    const all = (await call("/api/dismantled-vehicles?limit=500")).body as { _id: string }[];
    for (const position of [0, LIST_PAGE_SIZE - 1, LIST_PAGE_SIZE, all.length - 1]) {
      const id = all[position]?._id;
      const { status, headers } = await call(`/parts/vehicle/${id}`);
      expect([status, headers.get("location")]).toEqual([307, `/parts/${id}`]);
      expect((await call(`/parts/${id}`)).status).toBe(200);
    }
  });

  it.each(["no-such-vehicle", "x", "%00%00%00%00%00%00%00%00%00%00%00", "%2e%2e%2fadmin%2fadmin"])(
    "redirects to the list if %s is not in it",
    async (id) => {
      const { status, headers } = await call(`/parts/vehicle/${id}`);
      expect([status, headers.get("location")]).toEqual([307, "/parts"]);
    },
  );
});

describe("both lists together", () => {
  type Lists = Record<"retailVehicles" | "dismantledVehicles", { _id: string; status: string }[]> &
    Record<"retailPages" | "dismantledPages" | "onTheLot", number>;

  it.each([
    { vehicles: "retailVehicles", pages: "retailPages", api: "/api/retail-vehicles" },
    { vehicles: "dismantledVehicles", pages: "dismantledPages", api: "/api/dismantled-vehicles" },
  ] as const)("are returned one page at a time: $vehicles", async ({ vehicles, pages, api }) => {
    const all = (await call(`${api}?limit=500`)).body as Lists[typeof vehicles];
    const pageCount = Math.ceil(all.length / LIST_PAGE_SIZE);
    expect(pageCount).toBeGreaterThan(2);
    const batched = "/api/vehicle-data/batched";
    for (const [index, path] of [batched, `${batched}?page=2`, `${batched}?page=${pageCount}`].entries()) {
      const page = index === 2 ? pageCount : index + 1;
      const lists = (await call(path)).body as Lists;
      expect(lists[vehicles]).toEqual(all.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE));
      expect(lists[pages]).toBe(pageCount);
      if (vehicles === "retailVehicles")
        expect(lists.onTheLot).toBe(all.filter(({ status }) => status !== "sold").length);
    }
    expect(((await call(`${batched}?page=1`)).body as Lists)[vehicles]).toEqual(all.slice(0, LIST_PAGE_SIZE));
    expect(((await call(`${batched}?page=${pageCount + 1}`)).body as Lists)[vehicles]).toEqual([]);
  });

  it.each(["0", "-1", "x", "1.5", "99999", ""])("reject page %j", async (page) => {
    expect((await call(`/api/vehicle-data/batched?page=${page}`)).status).toBe(400);
  });
});
