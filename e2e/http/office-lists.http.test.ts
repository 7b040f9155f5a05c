import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, completeRetailVehicle, partRequest, signIn } from "@/e2e/support/api";

type Item = { _id: string };
type Kind = "dismantled-vehicles" | "retail-vehicles" | "part-requests" | "repair-requests";

// Records created here contain this word, to tell them from the other records of the site.
const MARK = `zq${process.pid.toString(36)}x${Date.now().toString(36)}`;
let token = "";
const created: [Kind, string][] = [];

async function list(kind: Kind, query: Record<string, string> = {}) {
  const { status, headers, body } = await call(`/api/admin/${kind}?${new URLSearchParams(query)}`, { token });
  const links = Object.fromEntries(
    [...(headers.get("link") ?? "").matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, path, rel]) => [rel, path]),
  ) as { next?: string; prev?: string };
  return {
    status,
    links,
    items: body as Item[],
    total: Number(headers.get("x-total-count")),
    offset: Number(headers.get("x-offset")),
  };
}

async function create(kind: Kind, json: object): Promise<string> {
  const path = kind.endsWith("vehicles") ? `/api/admin/${kind}` : `/api/${kind}`;
  const { status, body } = await call(path, { json, token });
  if (status !== 201) throw new Error(`${path} returned ${status}: ${JSON.stringify(body)}`);
  const { _id } = body as Item;
  created.push([kind, _id]);
  return _id;
}

const dismantled = (changes: object) => ({
  vin: "3FA6P0G76ER244757",
  year: 2014,
  make: "Ford",
  model: "Fusion",
  trim: MARK,
  mileage: 118_402,
  dateAcquired: "2026-01-15",
  status: "Awaiting Dismantle",
  ...changes,
});
const repair = (name: string, changes: object = {}) => ({
  customerInfo: { name: `${name} ${MARK}`, phone: "(518) 555-0117", email: null },
  serviceInfo: { description: "Squeals." },
  contactMethod: "phone",
  ...changes,
});

const ids: Record<string, string> = {};

beforeAll(async () => {
  ({ token } = await signIn());
  ids.d9 = await create(
    "dismantled-vehicles",
    dismantled({ stockNumber: `${MARK}-9`, year: 2020, make: "acura", model: "Éclair 2", mileage: 5 }),
  );
  ids.d10 = await create(
    "dismantled-vehicles",
    dismantled({
      stockNumber: `${MARK}-10`,
      vin: "2GNFLPE55C6105926",
      status: "Scrapped",
      exteriorColor: "Teal_50%",
    }),
  );
  ids.d100 = await create(
    "dismantled-vehicles",
    dismantled({
      stockNumber: `${MARK}-100`,
      model: "F-150",
      make: "Ford",
      status: "Parts Available",
      year: 2001,
    }),
  );
  const retail = (key: string, changes: object) =>
    create(
      "retail-vehicles",
      completeRetailVehicle({ stockNumber: `${MARK}${key}`, trim: MARK, ...changes }),
    );
  ids.cheap = await retail("A", { price: 900, year: 1999, mileage: 250_000, dateAcquired: "2026-03-01" });
  ids.expensive = await retail("B", {
    price: 90_000,
    year: 2024,
    status: "pending",
    dateAcquired: "2026-01-01",
  });
  ids.bare = await create("retail-vehicles", {
    stockNumber: `${MARK}C`,
    vin: "12345",
    trim: MARK,
    status: "sold",
  });
  ids.part = await create(
    "part-requests",
    partRequest({
      customerInfo: { name: `Zoë ${MARK}`, phone: "518 555 0142", email: `zoe@${MARK}.example` },
    }),
  );
  ids.emergency = await create(
    "repair-requests",
    repair("bea", { serviceInfo: { urgency: "Emergency", description: "Brake line 100%" } }),
  );
  ids.low = await create(
    "repair-requests",
    repair("Cleo", { serviceInfo: { urgency: "Low", serviceType: "Other", otherServiceType: "Tow hitch" } }),
  );
  ids.medium = await create("repair-requests", repair("Abe"));
});

afterAll(async () => {
  for (const [kind, id] of created) await call(`/api/admin/${kind}/${id}`, { method: "DELETE", token });
});

const named = (items: Item[]) =>
  items.map(({ _id }) => Object.keys(ids).find((name) => ids[name] === _id) ?? _id);

describe("an admin list with a search", () => {
  test.each<[Kind, string, string[]]>([
    ["dismantled-vehicles", "", ["d100", "d10", "d9"]],
    ["dismantled-vehicles", "-9", ["d9"]],
    ["dismantled-vehicles", "c6105926", ["d10"]],
    ["dismantled-vehicles", "2gnflpe55c6105926", ["d10"]],
    ["dismantled-vehicles", "2020 ACURA", ["d9"]],
    ["dismantled-vehicles", "acura 2020 eclair", ["d9"]],
    ["dismantled-vehicles", "éclair", ["d9"]],
    ["dismantled-vehicles", "acura 2014", []],
    ["dismantled-vehicles", "f150", ["d100"]],
    ["dismantled-vehicles", "f-150 ford", ["d100"]],
    ["dismantled-vehicles", "teal", ["d10"]],
    ["dismantled-vehicles", "teal_", ["d10"]],
    ["dismantled-vehicles", "l_50%", ["d10"]],
    ["dismantled-vehicles", "t%l", []],
    ["dismantled-vehicles", "te_l", []],
    ["dismantled-vehicles", "\\", []],
    ["dismantled-vehicles", "'; DROP TABLE x --", []],
    ["retail-vehicles", "12345", ["bare"]],
    ["part-requests", "zoe", ["part"]],
    ["part-requests", "ZOË", ["part"]],
    ["part-requests", "fusion headlight", ["part"]],
    ["part-requests", "ER244757", ["part"]],
    ["part-requests", "(518) 555-0142", ["part"]],
    ["part-requests", "+1 518.555.0142", ["part"]],
    ["part-requests", "1-518-555-0142", ["part"]],
    ["part-requests", "555 0142", ["part"]],
    ["part-requests", "555-0142", ["part"]],
    ["part-requests", "518 555 0143", []],
    ["part-requests", `zoe@${MARK}.example`, ["part"]],
    ["repair-requests", "bea", ["emergency"]],
    ["repair-requests", "tow hitch", ["low"]],
    ["repair-requests", "brake line", ["emergency"]],
    ["repair-requests", "5185550117", ["medium", "low", "emergency"]],
  ])("%s for %j finds %j", async (kind, words, found) => {
    const { status, items, total } = await list(kind, { q: `${MARK} ${words}` });
    expect(status).toBe(200);
    expect(named(items)).toEqual(found);
    expect(total).toBe(found.length);
  });

  test("finds a request by its reference, with its hyphen or without", async () => {
    const [request] = (await list("part-requests", { q: MARK })).items as (Item & { reference: string })[];
    for (const q of [request?.reference ?? "", request?.reference.replace("-", "").toLowerCase() ?? ""]) {
      expect(named((await list("part-requests", { q })).items)).toEqual(["part"]);
    }
  });

  test.each(["%00", "%ED%A0%80", "%F0%9F%9A%97", "%E2%80%AE", "a%00b", "%EF%B7%BA", "%0A", "%FF"])(
    "accepts %s",
    async (q) => {
      for (const kind of ["retail-vehicles", "part-requests"]) {
        expect((await call(`/api/admin/${kind}?q=${q}`, { token })).status).toBe(200);
      }
    },
  );
});

describe("an admin list with a filter and a sort", () => {
  test.each<[Kind, Record<string, string>, string[]]>([
    ["dismantled-vehicles", { status: "Scrapped" }, ["d10"]],
    ["dismantled-vehicles", { status: "" }, ["d100", "d10", "d9"]],
    ["dismantled-vehicles", { sort: "stockNumber" }, ["d9", "d10", "d100"]],
    ["dismantled-vehicles", { sort: "stockNumber", direction: "desc" }, ["d100", "d10", "d9"]],
    ["dismantled-vehicles", { sort: "make" }, ["d9", "d100", "d10"]],
    ["dismantled-vehicles", { sort: "model" }, ["d9", "d100", "d10"]],
    ["dismantled-vehicles", { sort: "year" }, ["d9", "d10", "d100"]],
    ["dismantled-vehicles", { sort: "mileage", direction: "asc" }, ["d9", "d100", "d10"]],
    ["dismantled-vehicles", { sort: "status" }, ["d9", "d100", "d10"]],
    ["retail-vehicles", { sort: "price" }, ["cheap", "expensive", "bare"]],
    ["retail-vehicles", { sort: "price", direction: "desc" }, ["expensive", "cheap", "bare"]],
    ["retail-vehicles", { sort: "year", direction: "asc" }, ["cheap", "expensive", "bare"]],
    ["retail-vehicles", { sort: "year" }, ["expensive", "cheap", "bare"]],
    ["retail-vehicles", { sort: "make", direction: "desc" }, ["expensive", "cheap", "bare"]],
    ["retail-vehicles", { sort: "dateAcquired" }, ["cheap", "expensive", "bare"]],
    ["retail-vehicles", { sort: "newest" }, ["bare", "expensive", "cheap"]],
    ["retail-vehicles", { sort: "newest", direction: "asc" }, ["cheap", "expensive", "bare"]],
    ["retail-vehicles", { direction: "asc" }, ["cheap", "expensive", "bare"]],
    ["retail-vehicles", { status: "pending", sort: "price" }, ["expensive"]],
    ["part-requests", { status: "pending" }, ["part"]],
    ["part-requests", { status: "quoted" }, []],
    ["repair-requests", { sort: "name" }, ["medium", "emergency", "low"]],
    ["repair-requests", { sort: "urgency" }, ["emergency", "medium", "low"]],
    ["repair-requests", { sort: "urgency", direction: "asc" }, ["low", "medium", "emergency"]],
  ])("%s with %j is %j", async (kind, query, order) => {
    const { status, items, total } = await list(kind, { q: MARK, ...query });
    expect(status).toBe(200);
    expect(named(items)).toEqual(order);
    expect(total).toBe(order.length);
  });

  test.each<[Kind, Record<string, string>, string]>([
    [
      "dismantled-vehicles",
      { sort: "price" },
      "sort must be one of: newest, stockNumber, year, make, model, mileage, dateAcquired, status.",
    ],
    [
      "retail-vehicles",
      { sort: "constructor" },
      "sort must be one of: newest, stockNumber, year, make, model, price, mileage, dateAcquired, status.",
    ],
    ["part-requests", { sort: "urgency" }, "sort must be one of: newest, name, status."],
    ["repair-requests", { sort: "" }, "sort must be one of: newest, name, urgency, status."],
    ["retail-vehicles", { status: "Sold" }, "status must be one of: available, pending, sold."],
    [
      "part-requests",
      { status: "scheduled" },
      "status must be one of: pending, processing, quoted, accepted, fulfilled, cancelled.",
    ],
    ["repair-requests", { direction: "up" }, "direction must be one of: asc, desc."],
    ["retail-vehicles", { q: "x".repeat(101) }, "q must have at most 100 characters."],
    ["retail-vehicles", { cursor: "eyJ9" }, "cursor is not valid, or belongs to a list in another order."],
  ])("%s rejects %j", async (kind, query, message) => {
    const { status, items } = await list(kind, query);
    expect(status).toBe(400);
    expect(items).toMatchObject({ error: message, code: "invalid_query" });
  });

  test("requires a token before it validates the query", async () => {
    expect((await call("/api/admin/retail-vehicles?sort=nonsense")).status).toBe(401);
  });
});

const SORTS: Record<Kind, string[]> = {
  "dismantled-vehicles": [
    "newest",
    "stockNumber",
    "year",
    "make",
    "model",
    "mileage",
    "dateAcquired",
    "status",
  ],
  "retail-vehicles": [
    "newest",
    "stockNumber",
    "year",
    "make",
    "model",
    "price",
    "mileage",
    "dateAcquired",
    "status",
  ],
  "part-requests": ["newest", "name", "status"],
  "repair-requests": ["newest", "name", "urgency", "status"],
};

describe.each(Object.keys(SORTS) as Kind[])("the pages of %s", (kind) => {
  test("contain every row once in every order, forward and backward", async () => {
    for (const sort of SORTS[kind]) {
      for (const direction of ["asc", "desc"]) {
        const query = { sort, direction, ...(kind === "part-requests" ? {} : { q: MARK }) };
        const whole = (await list(kind, { ...query, limit: "500" })).items.map(({ _id }) => _id);
        const limit = kind === "part-requests" ? "5" : "2";
        let page = await list(kind, { ...query, limit });
        const walked = page.items.map(({ _id }) => _id);
        while (page.links.next) {
          page = await follow(kind, page.links.next);
          expect(page.offset).toBe(walked.length);
          walked.push(...page.items.map(({ _id }) => _id));
        }
        expect(walked, `${sort} ${direction}`).toEqual(whole);
        while (page.links.prev) {
          page = await follow(kind, page.links.prev);
          expect(page.items.map(({ _id }) => _id)).toEqual(
            whole.slice(page.offset, page.offset + Number(limit)),
          );
        }
        expect(page.offset).toBe(0);
      }
    }
  });

  test("reject a cursor of another order", async () => {
    const { links } = await list(kind, { limit: "1", sort: "newest" });
    const cursor = new URLSearchParams(links.next?.split("?")[1]).get("cursor") ?? "";
    expect((await list(kind, { cursor, sort: "newest" })).status).toBe(200);
    expect((await list(kind, { cursor, sort: "newest", direction: "asc" })).status).toBe(400);
    expect((await list(kind, { cursor, sort: "status" })).status).toBe(400);
  });
});

const follow = (kind: Kind, path: string) =>
  list(kind, Object.fromEntries(new URLSearchParams(path.split("?")[1])));

test("rows that are added or deleted between two pages do not repeat or hide others", async () => {
  const query = { q: MARK, sort: "price", direction: "asc", limit: "1" };
  const first = await list("retail-vehicles", query);
  expect(named(first.items)).toEqual(["cheap"]);
  const cheaper = await create("retail-vehicles", completeRetailVehicle({ trim: MARK, price: 100 }));
  const middle = await create("retail-vehicles", completeRetailVehicle({ trim: MARK, price: 5_000 }));
  const second = await follow("retail-vehicles", first.links.next ?? "");
  expect(second.items.map(({ _id }) => _id)).toEqual([middle]);
  expect(second).toMatchObject({ offset: 2, total: 5 });
  for (const id of [cheaper, middle])
    await call(`/api/admin/retail-vehicles/${id}`, { method: "DELETE", token });
  // A cursor also works after its row is deleted.
  expect(named((await follow("retail-vehicles", second.links.next ?? "")).items)).toEqual(["expensive"]);
});

test("the total count does not depend on the limit", async () => {
  const { items, total } = await list("repair-requests", { q: MARK, status: "pending", limit: "1" });
  expect(items).toHaveLength(1);
  expect(total).toBe(3);
});
