import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { call } from "@/e2e/support/api";
import { startOwnServer } from "@/e2e/support/own-server";

// What server.mjs adds to Next.

let server: Awaited<ReturnType<typeof startOwnServer>> | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Sends a text and leaves the connection open. Resolves to the response once the server closes it. */
function sendAndWait(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    let received = "";
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () =>
      socket.write(text),
    );
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("end", () => resolve(received));
    socket.on("error", () => resolve(received));
    socket.on("close", () => resolve(received));
  });
}

const openFiles = (pid: number | undefined) => readdirSync(`/proc/${pid}/fd`).length;

describe("the server", () => {
  it.skipIf(process.platform !== "linux")("rejects upgrades and closes their connections", async () => {
    server = await startOwnServer();
    await call("/about", { at: server.url });
    const before = openFiles(server.pid);
    const paths = ["/admin", "/%zz", "/no-such-page"];
    const upgrades = Array.from({ length: 300 }, (_, index) =>
      sendAndWait(
        server?.url ?? "",
        `GET ${paths[index % 3]} HTTP/1.1\r\nHost: site\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n`,
      ),
    );
    const answers = await Promise.all(upgrades);
    expect(new Set(answers.map((answer) => answer.split("\r\n")[0]))).toEqual(
      new Set(["HTTP/1.1 426 Upgrade Required"]),
    );
    const { pid } = server;
    await expect.poll(() => openFiles(pid)).toBeLessThanOrEqual(before);
    expect(await server.stop()).toBe(0);
    server = undefined;
  });

  it("times out a request whose headers do not arrive", async () => {
    server = await startOwnServer();
    expect(await sendAndWait(server.url, "GET /about HTTP/1.1\r\nHost: site\r\n")).toContain(
      "408 Request Timeout",
    );
  });

  it("times out a request whose body does not arrive, but allows an upload more time", async () => {
    server = await startOwnServer();
    const post = (path: string) =>
      sendAndWait(
        server?.url ?? "",
        `POST ${path} HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      );
    const ended: string[] = [];
    const upload = post("/api/admin/upload").then(() => ended.push("upload"));
    await post("/api/part-requests").then(() => ended.push("request"));
    expect(ended).toEqual(["request"]);
    await server.stop();
    server = undefined;
    await upload;
  });

  it("warns once about X-Forwarded-For if no proxy is trusted", async () => {
    server = await startOwnServer({ TRUSTED_PROXIES: "" });
    for (const address of ["203.0.113.1", "203.0.113.2"])
      await call("/about", { at: server.url, headers: { "X-Forwarded-For": address } });
    const { output } = server;
    await expect.poll(output).toContain("X-Forwarded-For is ignored: set TRUSTED_PROXIES");
    expect(output().match(/X-Forwarded-For is ignored/g)).toHaveLength(1);
  });

  it("finishes a request in progress when it is stopped", async () => {
    server = await startOwnServer();
    const { url, stop } = server;
    let finish = () => {};
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"vin":'));
        finish = () => {
          controller.enqueue(new TextEncoder().encode('"1HGCM82633A004352"}'));
          controller.close();
        };
      },
    });
    const headers = { "Content-Type": "application/json" };
    const answer = fetch(`${url}/api/vin/direct-decode`, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
    // When a later request on a separate connection is answered, the first one has arrived.
    await call("/about", { at: url });
    const stopped = stop();
    server = undefined;
    finish();
    expect((await answer).status).toBe(200);
    expect(await stopped).toBe(0);
  });
});
