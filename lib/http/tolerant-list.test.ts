import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { nextPath, parseTolerantList, requestList } from "@/lib/http/tolerant-list";

describe("a list response", () => {
  it("is read as plain JSON", () => {
    expect(parseTolerantList('[{"a":"one\\ntwo"},{"a":2}]')).toEqual([{ a: "one\ntwo" }, { a: 2 }]);
  });

  it("is read without control characters when they break the JSON", () => {
    expect(parseTolerantList('[{"notes":"oil\u0000 leak\u001f"},\n{"notes":"line\nbreak"}]')).toEqual([
      { notes: "oil leak" },
      { notes: "linebreak" },
    ]);
    expect(parseTolerantList('{"features":["sun\u0000roof"]}')).toEqual([{ features: ["sunroof"] }]);
  });

  it("is read from between its brackets when there is text around them", () => {
    expect(parseTolerantList('Warning: slow\r\n[{"a":[1,2]}]\u0000<!-- cached -->')).toEqual([{ a: [1, 2] }]);
  });

  it("is a list of one when it is a single object", () => {
    expect(parseTolerantList('{"_id":"abc"}')).toEqual([{ _id: "abc" }]);
  });

  it.each(["", " ", "\r\n"])("is empty when the body is %j", (text) => {
    expect(parseTolerantList(text)).toEqual([]);
  });

  it.each(["5", '"text"', "true", "null"])("is rejected if it is %s", (text) => {
    expect(() => parseTolerantList(text)).toThrow("Invalid response format");
  });

  it.each(["<html>down</html>", "[1,2", "]{[", "{"])("is rejected if it is %j", (text) => {
    expect(() => parseTolerantList(text)).toThrow("Failed to parse response data");
  });
});

describe("the next page of a list", () => {
  it("is the next one in the Link header", () => {
    expect(nextPath('</api/admin/part-requests?limit=2&cursor=abc>; rel="next"')).toBe(
      "/api/admin/part-requests?limit=2&cursor=abc",
    );
    expect(nextPath('</first>; rel="prev", </second>; rel="next"')).toBe("/second");
  });

  it.each([null, "", '</first>; rel="prev"', '<https://evil.example.com/>; rel="next"', "nonsense"])(
    "is null for %j",
    (header) => {
      expect(nextPath(header)).toBeNull();
    },
  );
});

describe("a list over the network", () => {
  it("fails when the response is incomplete and when the site cannot be reached", async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { "Content-Length": "1000" }).write("[{", () => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const load = () => requestList(url, { failure: "Failed", signal: new AbortController().signal });
    await expect(load()).rejects.toMatchObject({ message: "Failed to process response", status: 200 });
    await new Promise((resolve) => server.close(resolve));
    await expect(load()).rejects.toMatchObject({ status: 0 });
  });
});
