import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { query } from "@/e2e/support/accounts";
import {
  type ApiResponse,
  call,
  callbackRequest,
  completeRetailVehicle,
  freshStockNumber,
  partRequest,
  signIn,
  vehicleInquiry,
} from "@/e2e/support/api";

// Every API endpoint with valid and invalid input: the right status, the exact envelope, and never a server error.

const dismantledVehicle = () => ({
  ...{ stockNumber: freshStockNumber(), vin: "3FA6P0G76ER244757", year: 2014, make: "Ford" },
  ...{ model: "Fusion", mileage: 118_402, dateAcquired: "2026-11-12", status: "Parts Available" },
});

type Call = {
  method: "POST" | "PUT";
  /** {id} is replaced by the id of a record that this test has created. */
  path: string;
  validBody: () => object;
  status: number;
  /** The kind of the record with {id}, or of the record that a valid call creates. */
  kind?: string;
};

const ids = new Map<string, string>();

function inquiry() {
  return vehicleInquiry(ids.get("retail-vehicles") ?? "");
}

/** The endpoints that accept JSON, each with a valid body. */
const CALLS: Call[] = [
  {
    method: "POST",
    path: "/api/part-requests",
    validBody: partRequest,
    status: 201,
    kind: "part-requests",
  },
  {
    method: "POST",
    path: "/api/repair-requests",
    validBody: callbackRequest,
    status: 201,
    kind: "repair-requests",
  },
  {
    method: "POST",
    path: "/api/vin/direct-decode",
    validBody: () => ({ vin: "3FA6P0G76ER244757" }),
    status: 200,
  },
  {
    method: "POST",
    path: "/api/admin/retail-vehicles",
    validBody: completeRetailVehicle,
    status: 201,
    kind: "retail-vehicles",
  },
  // After the vehicle that it is about.
  {
    method: "POST",
    path: "/api/vehicle-inquiries",
    validBody: inquiry,
    status: 201,
    kind: "vehicle-inquiries",
  },
  {
    method: "PUT",
    path: "/api/admin/account/profile",
    validBody: () => ({ displayName: null }),
    status: 200,
  },
  {
    method: "PUT",
    path: "/api/admin/retail-vehicles/{id}",
    validBody: () => ({ price: 5_000 }),
    status: 200,
    kind: "retail-vehicles",
  },
  {
    method: "POST",
    path: "/api/admin/dismantled-vehicles",
    validBody: dismantledVehicle,
    status: 201,
    kind: "dismantled-vehicles",
  },
  {
    method: "PUT",
    path: "/api/admin/dismantled-vehicles/{id}",
    validBody: () => ({ status: "Scrapped" }),
    status: 200,
    kind: "dismantled-vehicles",
  },
  {
    method: "PUT",
    path: "/api/admin/part-requests/{id}",
    validBody: () => ({ status: "quoted" }),
    status: 200,
    kind: "part-requests",
  },
  {
    method: "PUT",
    path: "/api/admin/repair-requests/{id}",
    validBody: () => ({ note: "Called." }),
    status: 200,
    kind: "repair-requests",
  },
];
const KINDS = ["retail-vehicles", "dismantled-vehicles", "part-requests", "repair-requests"];
const RECORDS = KINDS.map((kind) => `/api/admin/${kind}/{id}`);

let token: string;
const created = new Set<string>();
const inquiries: string[] = [];

beforeAll(async () => {
  token = (await signIn()).token;
  for (const { method, path, validBody, kind } of CALLS) {
    if (method === "POST" && kind) ids.set(kind, await create(path, validBody(), kind));
  }
});
afterAll(async () => {
  for (const path of created) await call(path, { method: "DELETE", token });
  await query(`DELETE FROM "VehicleInquiry" WHERE "id" = ANY($1)`, [inquiries]);
});

async function create(path: string, json: object, kind: string): Promise<string> {
  const answer = await call(path, { json, token });
  expect(answer.status, answer.text).toBe(201);
  return keep(answer, kind);
}

function keep({ body }: ApiResponse, kind: string): string {
  const { _id } = body as { _id: string };
  // The API deletes no inquiries.
  if (kind === "vehicle-inquiries") inquiries.push(_id);
  else created.add(`/api/admin/${kind}/${_id}`);
  return _id;
}

const kindOf = (path: string) => KINDS.find((kind) => path.includes(`/${kind}/`)) ?? "";
const urlOf = (path: string) => path.replace("{id}", ids.get(kindOf(path)) ?? "");

/** Expects only an error: a message, a code, and optionally messages by field, without HTML or internals. */
function expectEnvelope({ headers, body, text }: ApiResponse, status: number, actual: number) {
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

const expectRejection = (answer: ApiResponse, status: number) =>
  expectEnvelope(answer, status, answer.status);

/** Bodies that every endpoint rejects. */
const INVALID_BODIES: [name: string, text: string, status: number][] = [
  ["an empty text", "", 400],
  ["an incomplete object", '{"vin":', 400],
  ["two objects", "{}{}", 400],
  ["a list", "[{}]", 400],
  ["a string", '"text"', 400],
  ["a number", "1e999", 400],
  ["null", "null", 400],
  ["a null character", String.raw`{"vin":"a\u0000"}`, 400],
  ["a null character in a name", String.raw`{"a\u0000":1}`, 400],
  ["lone surrogates", String.raw`{"note":"a\ud800","vin":"\udc00"}`, 400],
  ["an unescaped control character", '{"vin":"\u0001"}', 400],
  ["sixty thousand brackets", "[".repeat(60_000), 400],
  ["more than 64 kB", JSON.stringify({ note: "x".repeat(65_536) }), 413],
];

/** Values that are invalid for most fields. */
const WRONG_VALUES: [name: string, value: unknown][] = [
  ["a number", 1e300],
  ["a negative number", -1],
  ["an object", { toString: "x" }],
  ["a list", [["x"]]],
  ["a boolean", true],
  ["a long text", "x".repeat(20_000)],
  ["unusual characters", "\u202e‮<script>alert(1)</script>' OR 1=1; --\u{1F697}"],
];

describe.each(CALLS)("$method $path", ({ method, path, validBody, status, kind }) => {
  const send = (more: Parameters<typeof call>[1]) => call(urlOf(path), { method, token, ...more });

  it("accepts a valid body and ignores unknown fields", async () => {
    const hostile = JSON.parse('{"__proto__":{"status":"sold"},"constructor":{"prototype":{}},"unknown":[]}');
    const answer = await send({ json: { ...validBody(), ...hostile, unknown: { a: 1 } } });
    expect(answer.status, answer.text).toBe(status);
    expect(answer.body).not.toHaveProperty("unknown");
    if (status === 201 && kind) keep(answer, kind);
  });

  it("accepts JSON with a charset and a byte order mark", async () => {
    const headers = { "Content-Type": "Application/JSON; charset=UTF-8" };
    const answer = await send({ text: `\ufeff${JSON.stringify(validBody())}`, headers });
    expect(answer.status, answer.text).toBe(status);
    if (status === 201 && kind) keep(answer, kind);
  });

  it("rejects a body that is not a JSON object", async () => {
    const headers = { "Content-Type": "application/json" };
    for (const [name, text, expected] of INVALID_BODIES) {
      const answer = await send({ text, headers });
      expect(answer.status, `${name}: ${answer.text}`).toBe(expected);
      expectRejection(answer, expected);
    }
  });

  it("rejects other media types", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "x", ""]) {
      const text = JSON.stringify(validBody());
      expectRejection(await send({ text, headers: { "Content-Type": type } }), 415);
    }
  });

  it("rejects or normalizes any value of any field without a server error", async () => {
    for (const [name, value] of WRONG_VALUES) {
      for (const [field, json] of withEach(validBody(), value)) {
        const answer = await send({ json });
        expect(answer.status, `${field} as ${name}: ${answer.text}`).toBeLessThan(500);
        if (answer.status >= 400) expectRejection(answer, answer.status);
        else if (answer.status === 201 && kind) keep(answer, kind);
      }
    }
  });

  it.runIf(path.startsWith("/api/admin/"))("requires an access token", async () => {
    for (const bad of ["", "x", "Bearer", "Bearer ", "Bearer x.y.z", `Basic ${token}`, `Bearer ${token} x`]) {
      const headers: Record<string, string> = bad ? { Authorization: bad } : {};
      const answer = await call(urlOf(path), { method, json: validBody(), headers });
      expectRejection(answer, 401);
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer/);
    }
  });
});

describe("POST /api/auth/login", () => {
  const send = (text: string, type = "application/json") =>
    call("/api/auth/login", { text, headers: { "Content-Type": type } });

  it("rejects a body that is not a JSON object with two strings, without counting it as an attempt", async () => {
    for (const [, text, status] of INVALID_BODIES) expectRejection(await send(text), status);
    expectRejection(await send("{}", "text/plain"), 415);
    const wrong = [1, null, true, {}, ["admin"], "", " ", "x".repeat(2_000)];
    for (const value of wrong) {
      expectRejection(await send(JSON.stringify({ username: value, password: "x" })), 400);
      if (value !== " ")
        expectRejection(await send(JSON.stringify({ username: "admin", password: value })), 400);
    }
    expect((await signIn()).token).toBeTruthy();
  });
});

/** The body once for each of its fields, with the field's value replaced. */
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
  const validBody = CALLS.find((one) => one.path === path)?.validBody() ?? {};

  it("is found only by its id", async () => {
    const otherIds = [
      "no-such-record-0",
      "a",
      "%00",
      "%F0%9F%9A%97",
      "x".repeat(300),
      "constructor",
      "%27--",
    ];
    for (const id of otherIds) {
      const url = path.replace("{id}", id);
      for (const method of ["GET", "PUT", "DELETE"]) {
        const answer = await call(url, {
          method,
          token,
          ...(method === "PUT" ? { json: validBody } : {}),
        });
        expectRejection(answer, 404);
      }
      expectRejection(await call(`${url}/history`, { token }), 404);
    }
  });

  it.each([
    ["another version", '"999"', 412],
    ["an unknown tag", '"abc"', 412],
    ["an empty tag", '""', 412],
    ["a weak tag", 'W/"1"', 412],
    ["an unquoted tag", "1", 400],
    ["an unclosed tag", '"1', 400],
    ["a list with an invalid tag", '"999", x', 400],
    ["a list of other versions", '"998","999"', 412],
  ])("is not changed with %s in If-Match", async (_name, header, status) => {
    const headers = { "If-Match": header };
    expectRejection(await call(urlOf(path), { method: "PUT", json: validBody, token, headers }), status);
    expectRejection(await call(urlOf(path), { method: "DELETE", token, headers }), status);
    expect((await call(urlOf(path), { token })).status).toBe(200);
  });

  it("is returned with its version as a strong ETag", async () => {
    const { status, body, headers } = await call(urlOf(path), { token });
    expect(status).toBe(200);
    const { version } = body as { version: number };
    expect(headers.get("etag")).toBe(`"${version}"`);
    expect(headers.get("cache-control")).toBe("no-store");
    const head = await call(urlOf(path), { method: "HEAD", token });
    expect([head.status, head.text, head.headers.get("etag")]).toEqual([200, "", `"${version}"`]);
  });

  it("is deleted by only one of two concurrent requests", async () => {
    const kind = kindOf(path);
    const creation = CALLS.find((one) => one.status === 201 && one.kind === kind);
    const id = await create(creation?.path ?? "", creation?.validBody() ?? {}, kind);
    const url = path.replace("{id}", id);
    const { version } = (await call(url, { token })).body as { version: number };
    const headers = { "If-Match": `"${version}"` };
    const answers = await Promise.all([1, 2].map(() => call(url, { method: "DELETE", token, headers })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await call(`${url}/history`, { token })).status).toBe(200);
  });
});

describe.each([
  { path: "/api/part-requests", validBody: partRequest, kind: "part-requests" },
  { path: "/api/repair-requests", validBody: callbackRequest, kind: "repair-requests" },
  { path: "/api/vehicle-inquiries", validBody: inquiry, kind: "vehicle-inquiries" },
])("an Idempotency-Key at $path", ({ path, validBody, kind }) => {
  it("is valid for one body only", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const first = await call(path, { json: validBody(), headers });
    keep(first, kind);
    expect((await call(path, { json: validBody(), headers })).text).toBe(first.text);
    const other = await call(path, { json: { ...validBody(), more: 1 }, headers });
    expectRejection(other, 422);
    expect(other.body).toMatchObject({ code: "idempotency_key_reused" });
  });

  it("must not be empty, too long, or contain spaces or non-ASCII characters", async () => {
    for (const key of ["", " ", "a b", "x".repeat(201), "clé"]) {
      expectRejection(await call(path, { json: validBody(), headers: { "Idempotency-Key": key } }), 400);
    }
  });
});

describe("the lists", () => {
  const lists = [
    "/api/retail-vehicles",
    "/api/dismantled-vehicles",
    ...KINDS.map((kind) => `/api/admin/${kind}`),
  ];

  it.each(lists)("%s is an array of at most `limit` items, with the total count", async (path) => {
    const { status, body, headers } = await call(`${path}?limit=2`, { token });
    expect(status).toBe(200);
    expect((body as unknown[]).length).toBeLessThanOrEqual(2);
    expect(Number(headers.get("x-total-count"))).toBeGreaterThanOrEqual((body as unknown[]).length);
  });

  it.each(lists)("%s rejects an invalid query", async (path) => {
    const huge = `cursor=${"A".repeat(5_000)}`;
    for (const query of ["limit=-1", "limit=1.5", "limit=1e3", "limit=", "limit=%00", "cursor=%FF", huge]) {
      expectRejection(await call(`${path}?${query}`, { token }), 400);
    }
  });
});
