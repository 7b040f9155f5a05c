import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RequestError, requestJson } from "@/lib/http/client";

type Reply = { status: number; body: string; headers?: Record<string, string> };
let reply: Reply;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const failureOf = async (answer: Reply, options = {}) => {
  reply = answer;
  const error = await requestJson(url, options).catch((reason: unknown) => reason);
  if (!(error instanceof RequestError)) throw new Error("The request did not fail.");
  return error;
};

describe("an API call", () => {
  it("returns the JSON of a successful response, and undefined for an empty one", async () => {
    reply = { status: 200, body: '{"a":1}' };
    expect(await requestJson(url)).toEqual({ a: 1 });
    reply = { status: 204, body: "" };
    expect(await requestJson(url)).toBeUndefined();
  });

  it.each([
    ["the error field", { status: 409, body: '{"error":"Taken","message":"other"}' }, "Taken"],
    ["the message field", { status: 500, body: '{"message":"Broken"}' }, "Broken"],
    ["the text", { status: 502, body: "Bad gateway" }, "Bad gateway"],
    ["the status", { status: 500, body: "" }, "HTTP error! status: 500"],
    ["the status, for JSON without a message", { status: 500, body: "{}" }, "HTTP error! status: 500"],
  ])("fails with %s", async (_name, answer, message) => {
    expect(await failureOf(answer)).toMatchObject({ message, status: answer.status });
  });

  it("keeps the fields, the code and the Retry-After of a failure", async () => {
    const body = '{"error":"Wait","code":"locked","fields":{"vin":"VIN is required"}}';
    const { details } = await failureOf({ status: 429, body, headers: { "Retry-After": "7" } });
    expect(details).toMatchObject({
      code: "locked",
      fields: { vin: "VIN is required" },
      retryAfterSeconds: 7,
    });
  });

  it("fails when a successful response is not JSON", async () => {
    const html = { status: 200, body: "<!DOCTYPE html>" };
    expect(await failureOf(html)).toMatchObject({ message: "Failed to parse response data" });
    expect(await failureOf(html, { nonJsonMessage: "Not JSON" })).toMatchObject({ message: "Not JSON" });
  });

  it("has status 0 without a response", async () => {
    const error = await requestJson("http://127.0.0.1:1/").catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "RequestError", status: 0 });
  });
});
