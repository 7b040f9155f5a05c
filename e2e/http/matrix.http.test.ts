import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Answer,
  call,
  callbackRequest,
  completeRetailVehicle,
  freshStockNumber,
  partRequest,
  signIn,
} from "@/e2e/support/api";

// Every call of the contract with good and bad input: the right status, the exact envelope, never a failure of our own.

const dismantledVehicle = () => ({
  ...{ stockNumber: freshStockNumber(), vin: "3FA6P0G76ER244757", year: 2014, make: "Ford" },
  ...{ model: "Fusion", mileage: 118_402, dateAcquired: "2026-11-12", status: "Parts Available" },
});

type Call = {
  method: "POST" | "PUT";
  /** {id} stands for a record of the test's own. */
  path: string;
  good: () => object;
  status: number;
  /** The kind of record that {id} is, or that a good call makes. */
  kind?: string;
};

/** The calls that take JSON, each with a body that it takes. */
const CALLS: Call[] = [
  {
    method: "POST",
    path: "/api/part-requests",
    good: partRequest,
    status: 201,
    kind: "part-requests",
  },
  {
    method: "POST",
    path: "/api/repair-requests",
    good: callbackRequest,
    status: 201,
    kind: "repair-requests",
  },
  {
    method: "POST",
    path: "/api/vin/direct-decode",
    good: () => ({ vin: "3FA6P0G76ER244757" }),
    status: 200,
  },
  {
    method: "POST",
    path: "/api/admin/retail-vehicles",
    good: completeRetailVehicle,
    status: 201,
    kind: "retail-vehicles",
  },
  {
    method: "PUT",
    path: "/api/admin/retail-vehicles/{id}",
    good: () => ({ price: 5_000 }),
    status: 200,
    kind: "retail-vehicles",
  },
  {
    method: "POST",
    path: "/api/admin/dismantled-vehicles",
    good: dismantledVehicle,
    status: 201,
    kind: "dismantled-vehicles",
  },
  {
    method: "PUT",
    path: "/api/admin/dismantled-vehicles/{id}",
    good: () => ({ status: "Scrapped" }),
    status: 200,
    kind: "dismantled-vehicles",
  },
  {
    method: "PUT",
    path: "/api/admin/part-requests/{id}",
    good: () => ({ status: "quoted" }),
    status: 200,
    kind: "part-requests",
  },
  {
    method: "PUT",
    path: "/api/admin/repair-requests/{id}",
    good: () => ({ note: "Called." }),
    status: 200,
    kind: "repair-requests",
  },
];
const KINDS = ["retail-vehicles", "dismantled-vehicles", "part-requests", "repair-requests"];
const RECORDS = KINDS.map((kind) => `/api/admin/${kind}/{id}`);

let token: string;
const ids = new Map<string, string>();
const made = new Set<string>();

beforeAll(async () => {
  token = (await signIn()).token;
  for (const { method, path, good, kind } of CALLS) {
    if (method === "POST" && kind) ids.set(kind, await make(path, good(), kind));
  }
});
afterAll(async () => {
  for (const path of made) await call(path, { method: "DELETE", token });
});

async function make(path: string, json: object, kind: string): Promise<string> {
  const answer = await call(path, { json, token });
  expect(answer.status, answer.text).toBe(201);
  return keep(answer, kind);
}

function keep({ body }: Answer, kind: string): string {
  const { _id } = body as { _id: string };
  made.add(`/api/admin/${kind}/${_id}`);
  return _id;
}

const kindOf = (path: string) => KINDS.find((kind) => path.includes(`/${kind}/`)) ?? "";
const addressOf = (path: string) => path.replace("{id}", ids.get(kindOf(path)) ?? "");

/** An error and nothing else: a sentence, its code, perhaps messages by field; no page, no trace of how it is made. */
function expectEnvelope({ headers, body, text }: Answer, status: number, actual: number) {
  expect(actual, text).toBe(status);
  expect(headers.get("content-type"), text).toContain("application/json");
  expect(headers.get("cache-control")).toBe("no-store");
  const { error, code, fields, ...more } = body as Record<string, unknown>;
  expect(more).toEqual({});
  expect(error).toMatch(/\w/);
  expect(code).toMatch(/^[a-z_]+$/);
  for (const message of Object.values((fields as object | undefined) ?? {})) expect(message).toMatch(/\w/);
  expect(text).not.toMatch(/<\w+|node_modules|\bat .*\.(js|ts):\d|prisma|invalid input syntax|ZodError/i);
}

const refusal = (answer: Answer, status: number) => expectEnvelope(answer, status, answer.status);

/** Bodies that no call takes. */
const NO_JSON_OBJECT: [name: string, text: string, status: number][] = [
  ["nothing", "", 400],
  ["half an object", '{"vin":', 400],
  ["two objects", "{}{}", 400],
  ["a list", "[{}]", 400],
  ["a text", '"text"', 400],
  ["a number", "1e999", 400],
  ["null", "null", 400],
  ["a null character", String.raw`{"vin":"a\u0000"}`, 400],
  ["a null character in a name", String.raw`{"a\u0000":1}`, 400],
  ["half a character", String.raw`{"note":"a\ud800","vin":"\udc00"}`, 400],
  ["a control character in the open", '{"vin":"\u0001"}', 400],
  ["sixty thousand brackets", "[".repeat(60_000), 400],
  ["more than 64 kB", JSON.stringify({ note: "x".repeat(65_536) }), 413],
];

/** Values that are nothing of what a field takes. */
const WRONG_VALUES: [name: string, value: unknown][] = [
  ["a number", 1e300],
  ["a negative number", -1],
  ["an object", { toString: "x" }],
  ["a list", [["x"]]],
  ["a truth", true],
  ["a long text", "x".repeat(20_000)],
  ["an odd text", "\u202e‮<script>alert(1)</script>' OR 1=1; --\u{1F697}"],
];

describe.each(CALLS)("$method $path", ({ method, path, good, status, kind }) => {
  const send = (more: Parameters<typeof call>[1]) => call(addressOf(path), { method, token, ...more });

  it("does what it should, and leaves out what it does not know", async () => {
    const hostile = JSON.parse('{"__proto__":{"status":"sold"},"constructor":{"prototype":{}},"unknown":[]}');
    const answer = await send({ json: { ...good(), ...hostile, unknown: { a: 1 } } });
    expect(answer.status, answer.text).toBe(status);
    expect(answer.body).not.toHaveProperty("unknown");
    if (status === 201 && kind) keep(answer, kind);
  });

  it("takes JSON with a charset and a byte order mark", async () => {
    const headers = { "Content-Type": "Application/JSON; charset=UTF-8" };
    const answer = await send({ text: `\ufeff${JSON.stringify(good())}`, headers });
    expect(answer.status, answer.text).toBe(status);
    if (status === 201 && kind) keep(answer, kind);
  });

  it("refuses what is no JSON object", async () => {
    const headers = { "Content-Type": "application/json" };
    for (const [name, text, expected] of NO_JSON_OBJECT) {
      const answer = await send({ text, headers });
      expect(answer.status, `${name}: ${answer.text}`).toBe(expected);
      refusal(answer, expected);
    }
  });

  it("refuses another media type", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "x", ""]) {
      const text = JSON.stringify(good());
      refusal(await send({ text, headers: { "Content-Type": type } }), 415);
    }
  });

  it("refuses or tidies up any value of any field, and never fails on one", async () => {
    for (const [name, value] of WRONG_VALUES) {
      for (const [field, json] of withEach(good(), value)) {
        const answer = await send({ json });
        expect(answer.status, `${field} as ${name}: ${answer.text}`).toBeLessThan(500);
        if (answer.status >= 400) refusal(answer, answer.status);
        else if (answer.status === 201 && kind) keep(answer, kind);
      }
    }
  });

  it.runIf(path.startsWith("/api/admin/"))("is for staff only", async () => {
    for (const bad of ["", "x", "Bearer", "Bearer ", "Bearer x.y.z", `Basic ${token}`, `Bearer ${token} x`]) {
      const headers: Record<string, string> = bad ? { Authorization: bad } : {};
      const answer = await call(addressOf(path), { method, json: good(), headers });
      refusal(answer, 401);
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer/);
    }
  });
});

describe("POST /api/auth/login", () => {
  const send = (text: string, type = "application/json") =>
    call("/api/auth/login", { text, headers: { "Content-Type": type } });

  it("refuses what is no JSON object with two texts, without counting it as an attempt", async () => {
    for (const [, text, status] of NO_JSON_OBJECT) refusal(await send(text), status);
    refusal(await send("{}", "text/plain"), 415);
    const wrong = [1, null, true, {}, ["admin"], "", " ", "x".repeat(2_000)];
    for (const value of wrong) {
      refusal(await send(JSON.stringify({ username: value, password: "x" })), 400);
      if (value !== " ") refusal(await send(JSON.stringify({ username: "admin", password: value })), 400);
    }
    expect((await signIn()).token).toBeTruthy();
  });
});

/** The body once for each of its fields, with that field's value exchanged. */
function withEach(body: object, value: unknown): [field: string, body: object][] {
  return Object.entries(body).flatMap(([name, old]): [string, object][] =>
    typeof old === "object" && old !== null
      ? [
          [name, { ...body, [name]: value }],
          ...withEach(old, value).map(([inner, changed]): [string, object] => [
            `${name}.${inner}`,
            { ...body, [name]: changed },
          ]),
        ]
      : [[name, { ...body, [name]: value }]],
  );
}

describe.each(RECORDS)("a record at %s", (path) => {
  const good = CALLS.find((one) => one.path === path)?.good() ?? {};

  it("is known by its own id alone", async () => {
    const strange = ["no-such-record-0", "a", "%00", "%F0%9F%9A%97", "x".repeat(300), "constructor", "%27--"];
    for (const id of strange) {
      const address = path.replace("{id}", id);
      for (const method of ["GET", "PUT", "DELETE"]) {
        const answer = await call(address, {
          method,
          token,
          ...(method === "PUT" ? { json: good } : {}),
        });
        refusal(answer, 404);
      }
      refusal(await call(`${address}/history`, { token }), 404);
    }
  });

  it.each([
    ["another version", '"999"', 412],
    ["no version of ours", '"abc"', 412],
    ["an empty tag", '""', 412],
    ["a weak tag", 'W/"1"', 412],
    ["no tag", "1", 400],
    ["half a tag", '"1', 400],
    ["a list with something else", '"999", x', 400],
    ["a list of other versions", '"998","999"', 412],
  ])("is not touched with %s in If-Match", async (_name, header, status) => {
    const headers = { "If-Match": header };
    refusal(await call(addressOf(path), { method: "PUT", json: good, token, headers }), status);
    refusal(await call(addressOf(path), { method: "DELETE", token, headers }), status);
    expect((await call(addressOf(path), { token })).status).toBe(200);
  });

  it("answers what it is, with its version as a strong tag", async () => {
    const { status, body, headers } = await call(addressOf(path), { token });
    expect(status).toBe(200);
    const { version } = body as { version: number };
    expect(headers.get("etag")).toBe(`"${version}"`);
    expect(headers.get("cache-control")).toBe("no-store");
    const head = await call(addressOf(path), { method: "HEAD", token });
    expect([head.status, head.text, head.headers.get("etag")]).toEqual([200, "", `"${version}"`]);
  });

  it("is deleted once", async () => {
    const kind = kindOf(path);
    const creation = CALLS.find((one) => one.status === 201 && one.kind === kind);
    const id = await make(creation?.path ?? "", creation?.good() ?? {}, kind);
    const address = path.replace("{id}", id);
    const { version } = (await call(address, { token })).body as { version: number };
    const headers = { "If-Match": `"${version}"` };
    const answers = await Promise.all([1, 2].map(() => call(address, { method: "DELETE", token, headers })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await call(`${address}/history`, { token })).status).toBe(200);
  });
});

describe.each([
  { path: "/api/part-requests", good: partRequest, kind: "part-requests" },
  { path: "/api/repair-requests", good: callbackRequest, kind: "repair-requests" },
])("an Idempotency-Key at $path", ({ path, good, kind }) => {
  it("belongs to one body at one address", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const first = await call(path, { json: good(), headers });
    keep(first, kind);
    expect((await call(path, { json: good(), headers })).text).toBe(first.text);
    const other = await call(path, { json: { ...good(), more: 1 }, headers });
    refusal(other, 422);
    expect(other.body).toMatchObject({ code: "idempotency_key_reused" });
  });

  it("must be one that can be kept", async () => {
    for (const key of ["", " ", "a b", "x".repeat(201), "clé"]) {
      refusal(await call(path, { json: good(), headers: { "Idempotency-Key": key } }), 400);
    }
  });
});

describe("the lists", () => {
  const lists = [
    "/api/retail-vehicles",
    "/api/dismantled-vehicles",
    ...KINDS.map((kind) => `/api/admin/${kind}`),
  ];

  it.each(lists)("%s is an array, with its count, of as many as were asked for", async (path) => {
    const { status, body, headers } = await call(`${path}?limit=2`, { token });
    expect(status).toBe(200);
    expect((body as unknown[]).length).toBeLessThanOrEqual(2);
    expect(Number(headers.get("x-total-count"))).toBeGreaterThanOrEqual((body as unknown[]).length);
  });

  it.each(lists)("%s refuses a query that makes no sense", async (path) => {
    const huge = `cursor=${"A".repeat(5_000)}`;
    for (const query of ["limit=-1", "limit=1.5", "limit=1e3", "limit=", "limit=%00", "cursor=%FF", huge]) {
      refusal(await call(`${path}?${query}`, { token }), 400);
    }
  });
});
