import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { call, completeRetailVehicle, partRequest, signIn } from "@/e2e/support/api";
import { startOwnServer } from "@/e2e/support/own-server";
import { startPooler } from "@/e2e/support/pooler";
import { site } from "@/e2e/support/site";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

const START_MS = 60_000;

let pooler: Awaited<ReturnType<typeof startPooler>>;
let server: Awaited<ReturnType<typeof startOwnServer>>;
let token: string;

const open = (path: string, options: Parameters<typeof call>[1] = {}) =>
  call(path, { at: server.url, token, ...options });

const createVehicle = async () =>
  (await open("/api/admin/retail-vehicles", { json: completeRetailVehicle() })).body as RetailVehicle & {
    version: number;
  };

beforeAll(async () => {
  const direct = process.env.DATABASE_URL ?? "";
  pooler = await startPooler(direct);
  server = await startOwnServer({ DATABASE_URL: pooler.databaseUrl, DIRECT_DATABASE_URL: direct });
  await vi.waitFor(
    async () => expect((await call("/api/health", { at: server.url })).status).toBe(200),
    START_MS,
  );
}, START_MS);

afterAll(async () => {
  await server?.stop();
  await pooler?.stop();
});

describe("through PgBouncer in transaction mode", () => {
  it("signs in, continues the session and signs out", async () => {
    const login = await call("/api/auth/login", { json: site.administrator, at: server.url });
    expect(login.status).toBe(200);
    token = (login.body as { accessToken: string }).accessToken;
    expect((await open("/api/auth/verify")).status).toBe(200);
    expect((await open("/api/auth/logout", { method: "POST" })).status).toBeLessThan(300);
    expect((await open("/api/auth/verify")).status).toBe(401);
    token = (await signIn()).token;
  });

  it("creates, edits and deletes a vehicle, and rejects an edit of an older version", async () => {
    const { _id, version } = await createVehicle();
    const path = `/api/admin/retail-vehicles/${_id}`;
    const headers = { "If-Match": `"${version}"` };
    const edited = await open(path, { method: "PUT", json: { price: 4_100 }, headers });
    expect(edited).toMatchObject({ status: 200, body: { price: 4_100 } });
    expect((await open(path, { method: "PUT", json: { price: 4_200 }, headers })).status).toBe(412);
    expect((await open(path)).body).toMatchObject({ price: 4_100 });
    expect((await open(path, { method: "DELETE" })).status).toBe(204);
    expect((await open(path)).status).toBe(404);
  });

  it("stores a repeated public request once", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const json = partRequest();
    const post = () => open("/api/part-requests", { json, headers });
    // Concurrent, so that they conflict in the database.
    await Promise.all([post(), post(), post()]);
    const [again, other] = [
      await post(),
      await open("/api/part-requests", { json: partRequest({ vin: "1HGCM82633A004352" }), headers }),
    ];
    expect(again.status).toBe(201);
    expect(other.status).toBe(422);
    const { _id, reference } = again.body as { _id: string; reference: string };
    const found = await open(`/api/admin/part-requests?q=${reference}`);
    expect(found.body).toHaveLength(1);
    expect((await open(`/api/admin/part-requests/${_id}`, { method: "DELETE" })).status).toBe(204);
  });

  it("returns more concurrent lists than the pooler has connections", async () => {
    const lists = ["retail-vehicles", "dismantled-vehicles", "part-requests", "repair-requests"].map(
      (list) => `/api/admin/${list}?limit=20`,
    );
    const paths = [...lists, "/api/retail-vehicles", "/api/dismantled-vehicles", "/api/vehicle-data/batched"];
    const answers = await Promise.all([...paths, ...paths].map((path) => open(path)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it("shows an edit made through another instance", async () => {
    const { _id } = await createVehicle();
    const page = async () => (await call(`/inventory/${_id}`, { at: server.url })).text;
    await expect.poll(page, { timeout: 10_000 }).toContain("$5,400");
    await call(`/api/admin/retail-vehicles/${_id}`, { method: "PUT", json: { price: 4_321 }, token });
    await expect.poll(page, { timeout: 10_000 }).toContain("$4,321");
    await open(`/api/admin/retail-vehicles/${_id}`, { method: "DELETE" });
  });
});
