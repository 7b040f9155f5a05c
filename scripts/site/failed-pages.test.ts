import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import * as business from "@/lib/business";
import { replaceFailure } from "./failed-pages.mjs";

const DATABASE_ANSWERS = Symbol.for("hometown.database-answers");
const database = globalThis as { [DATABASE_ANSWERS]?: () => Promise<boolean> };

const UNLOADED = [
  { address: /^\/inventory(\?|$)/, html: "<h1>The lot</h1>", policy: "script-src 'sha256-x'" },
];

let server: Server | undefined;
afterEach(() => {
  server?.close();
  delete database[DATABASE_ANSWERS];
});

/** What a client gets from a server whose pages are made by `render`. */
async function answerOf(render: RequestListener, path = "/", options: RequestInit = {}) {
  server = createServer((request, response) => {
    replaceFailure(request, response, business, UNLOADED);
    render(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...options, redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const FAILURES: [string, RequestListener][] = [
  ["at its end", (_, response) => void response.writeHead(500, { ETag: "x" }).end("bare")],
  [
    "by its status alone",
    (_, response) => {
      response.statusCode = 500;
      response.setHeader("ETag", "x");
      response.end("bare");
    },
  ],
  [
    "in pieces",
    (_, response) => {
      response.statusCode = 500;
      response.setHeader("Content-Encoding", "gzip");
      response.flushHeaders();
      response.write("ba");
      response.end("re");
    },
  ],
];

describe.each(FAILURES)("a page that fails %s", (_, render) => {
  it("is replaced by one that can be read", async () => {
    const { status, headers, text } = await answerOf(render);
    expect(status).toBe(500);
    expect(text).toContain("Something went wrong on our side.");
    expect(text).toContain(business.telephoneLink);
    expect(text).not.toMatch(/<script|bare/);
    expect([headers.get("etag"), headers.get("content-encoding"), headers.get("retry-after")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("says that it passes while the database is away", async () => {
    database[DATABASE_ANSWERS] = async () => false;
    const { status, headers } = await answerOf(render);
    expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
    database[DATABASE_ANSWERS] = async () => true;
    expect((await answerOf(render)).status).toBe(500);
  });

  it("has a head without a body", async () => {
    const { status, headers, text } = await answerOf(render, "/about", { method: "HEAD" });
    expect([status, text]).toEqual([500, ""]);
    expect(Number(headers.get("content-length"))).toBeGreaterThan(1_000);
  });
});

it.each([
  [
    "/inventory/cm000000000001?a=b",
    "Error loading vehicle",
    "Failed to load vehicle details",
    "Return to Inventory",
  ],
  ["/inventoryx", "Unexpected Application Error!"],
  ["/admin", "Unexpected Application Error!"],
])("says what could not be shown at %s", async (path, heading, ...words) => {
  const { text } = await answerOf((_, response) => void response.writeHead(500).end("bare"), path);
  expect(text).toContain(`<h1>${heading}</h1>`);
  for (const word of words) expect(text).toContain(`>${word}<`);
});

it.each([
  [true, 500, null],
  [false, 503, "30"],
])("lets the browser load a list (the database answers: %s)", async (answers, status, retryAfter) => {
  database[DATABASE_ANSWERS] = async () => answers;
  const { headers, ...answer } = await answerOf(
    (_, response) => void response.writeHead(500, { "Cache-Control": "s-maxage=1" }).end("bare"),
    "/inventory?a=b",
  );
  expect(answer).toEqual({ status, text: "<h1>The lot</h1>" });
  expect(headers.get("retry-after")).toBe(retryAfter);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toBe("script-src 'sha256-x'");
});

describe("left as it is", () => {
  const fail: RequestListener = (_, response) => void response.writeHead(500).end("bare");

  it.each(["/api/retail-vehicles", "/_next/static/a.js", "/drawings/x.svg"])(
    "is a failure of %s",
    async (path) => {
      expect(await answerOf(fail, path)).toMatchObject({ status: 500, text: "bare" });
    },
  );

  it("is a failing navigation inside an open page, and what is sent", async () => {
    expect((await answerOf(fail, "/", { headers: { RSC: "1" } })).text).toBe("bare");
    expect((await answerOf(fail, "/", { method: "POST" })).text).toBe("bare");
  });

  it("is any other answer, whole or in pieces", async () => {
    const whole: RequestListener = (_, response) =>
      void response.writeHead(404, { ETag: "x" }).end("not here");
    expect(await answerOf(whole)).toMatchObject({ status: 404, text: "not here" });
    const pieces: RequestListener = (_, response) => {
      response.flushHeaders();
      response.write("a");
      response.end("b");
    };
    expect(await answerOf(pieces)).toMatchObject({ status: 200, text: "ab" });
  });
});
