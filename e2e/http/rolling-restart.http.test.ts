import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { call, partRequest, signIn } from "@/e2e/support/api";
import { startNginx } from "@/e2e/support/nginx";
import { startOwnServer } from "@/e2e/support/own-server";

const LONG_MS = 120_000;
const PATHS = ["/inventory", "/parts", "/api/retail-vehicles?limit=5"];

type Server = Awaited<ReturnType<typeof startOwnServer>>;
let first: Server;
let second: Server;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let token: string;
const created: string[] = [];

beforeAll(async () => {
  token = (await signIn()).token;
  first = await ready(await startOwnServer());
  second = await ready(await startOwnServer());
  nginx = await startNginx([first.url, second.url]);
}, LONG_MS);

afterAll(async () => {
  for (const id of created) await call(`/api/admin/part-requests/${id}`, { method: "DELETE", token });
  await nginx?.stop();
  await Promise.all([first?.stop(), second?.stop()]);
}, LONG_MS);

// A rolling restart continues with the next instance once the health check of this one succeeds.
async function ready(server: Server): Promise<Server> {
  for (const path of ["/api/health", ...PATHS]) {
    await vi.waitFor(
      async () => expect((await call(path, { at: server.url })).status, path).toBe(200),
      LONG_MS,
    );
  }
  return server;
}

async function restarted(server: Server): Promise<Server> {
  await server.stop();
  return ready(await startOwnServer({ PORT: new URL(server.url).port }));
}

// nginx logs a request after its response is sent.
const cacheStatuses = (path: string) =>
  nginx
    .accessLog()
    .filter((line) => line.includes(` ${path} `))
    .map((line) => / cache=(\S+)/.exec(line)?.[1]);

describe("two instances behind nginx", () => {
  it("a rolling restart fails no request", { timeout: LONG_MS }, async () => {
    const failures: string[] = [];
    let restarting = true;
    let sequence = 0;
    const send = async (path: string, options: Parameters<typeof call>[1] = {}) => {
      try {
        const answer = await call(path, { at: nginx.url, ...options });
        if (answer.status < 200 || answer.status >= 400) failures.push(`${path}: ${answer.status}`);
        return answer;
      } catch (error) {
        failures.push(`${path}: ${error instanceof Error ? String(error.cause) : error}`);
      }
    };
    const read = async (path: string) => {
      while (restarting) {
        // The added parameter keeps the page out of the cache.
        sequence += 1;
        await send(`${path}${path.includes("?") ? "&" : "?"}request=${sequence}`);
      }
    };
    const write = async () => {
      while (restarting) {
        const headers = { "Idempotency-Key": crypto.randomUUID() };
        const answer = await send("/api/part-requests", { json: partRequest(), headers });
        const id = (answer?.body as { _id?: string } | undefined)?._id;
        if (id) created.push(id);
      }
    };
    const load = [...PATHS.map(read), write()];
    first = await restarted(first);
    second = await restarted(second);
    restarting = false;
    await Promise.all(load);

    expect(failures).toEqual([]);
    expect(created.length).toBeGreaterThan(0);
    // Requests with both methods were passed from a stopped instance to the other one.
    for (const method of ["GET", "POST"])
      for (const [down, up] of [
        [first, second],
        [second, first],
      ] as const) {
        const failover = `upstream=${new URL(down.url).host}, ${new URL(up.url).host} `;
        const lines = nginx
          .accessLog()
          .filter((line) => line.includes(failover) && line.includes(`"${method} `));
        expect(lines.length, `${method} ${failover}`).toBeGreaterThan(0);
      }
  });

  it("pages are cached, separately for each encoding and for the router, and nothing else is", async () => {
    const path = `/about?test=${crypto.randomUUID()}`;
    const compressed = { "Accept-Encoding": "br, gzip" };
    for (const headers of [compressed, { "Accept-Encoding": "gzip" }]) {
      const answer = await call(path, { at: nginx.url, headers });
      expect(answer.headers.get("content-encoding")).toBe("gzip");
    }
    const plain = await call(path, { at: nginx.url, headers: { "Accept-Encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    await call(path, { at: nginx.url, headers: { ...compressed, RSC: "1" } });
    await expect.poll(() => cacheStatuses(path)).toEqual(["MISS", "HIT", "MISS", "MISS"]);

    for (const other of ["/api/retail-vehicles", "/login", "/admin"]) {
      await call(other, { at: nginx.url });
      await expect.poll(() => cacheStatuses(other).at(-1), { message: other }).toBe("-");
    }
    const missing = `/nothing?test=${crypto.randomUUID()}`;
    for (const _ of [1, 2]) await call(missing, { at: nginx.url });
    await expect.poll(() => cacheStatuses(missing)).toEqual(["MISS", "MISS"]);
  });

  it("an upload of 5 MB is passed on, and a larger body is rejected with JSON", async () => {
    const upload = (bytes: number) =>
      call("/api/admin/upload", { at: nginx.url, method: "POST", text: "x".repeat(bytes), token });
    expect((await upload(5_242_880 + 1_000)).body).toMatchObject({ code: "unsupported_media_type" });
    expect(await upload(7_000_000)).toMatchObject({ status: 413, body: { code: "body_too_large" } });
  });
});
