import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { call, completeRetailVehicle, signIn } from "@/e2e/support/api";
import { startOwnServer } from "@/e2e/support/own-server";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

describe("a burst of saves", () => {
  it("waits for a free connection to the database", { timeout: 120_000 }, async () => {
    const { token } = await signIn();
    const vehicles: RetailVehicle[] = [];
    for (let count = 0; count < 10; count += 1) {
      const json = completeRetailVehicle();
      vehicles.push((await call("/api/admin/retail-vehicles", { json, token })).body as RetailVehicle);
    }
    const ids = vehicles.map(({ _id }) => _id);
    const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await database.connect();
    const server = await startOwnServer({ DATABASE_POOL_SIZE: "2" });
    try {
      await database.query("BEGIN");
      await database.query('SELECT FROM "RetailVehicle" WHERE "id" = ANY($1) FOR UPDATE', [ids]);
      const saves = Array.from({ length: 100 }, (_, index) =>
        call(`/api/admin/retail-vehicles/${ids[index % ids.length]}`, {
          at: server.url,
          method: "PUT",
          json: { price: 10_000 + index },
          token,
        }),
      );
      // Two saves wait for the locked vehicles and the rest for a connection, longer than the health check's timeout.
      await expect
        .poll(async () => (await call("/api/health", { at: server.url })).status, { timeout: 30_000 })
        .toBe(503);
      await database.query("COMMIT");
      const answers = await Promise.all(saves);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      expect((await call("/api/health", { at: server.url })).status).toBe(200);
    } finally {
      await database.end();
      await server.stop();
      for (const id of ids) await call(`/api/admin/retail-vehicles/${id}`, { method: "DELETE", token });
    }
  });
});

describe("a database that accepts connections and never responds", () => {
  it("is reported as unavailable", { timeout: 120_000 }, async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const url = new URL(process.env.DATABASE_URL ?? "");
    url.host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const server = await startOwnServer({ DATABASE_URL: url.href });
    try {
      const paths = ["/api/health", "/api/retail-vehicles"];
      for (const { status, headers, body } of await Promise.all(
        paths.map((path) => call(path, { at: server.url })),
      )) {
        expect(status).toBe(503);
        expect(body).toMatchObject({ code: "database_unavailable" });
        expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      }
    } finally {
      await server.stop();
      silent.close();
    }
  });
});
