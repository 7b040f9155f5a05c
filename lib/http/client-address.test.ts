import { describe, expect, it } from "vitest";
import { canonicalAddress, clientAddress, networkOf, parseTrustedProxies } from "@/lib/http/client-address";

const PROXIES = parseTrustedProxies("10.0.0.0/8, 192.0.2.7,fd00::/8 ,::ffff:172.16.0.0/108");

describe("a client's address", () => {
  it.each([
    // The last entry is the connection itself.
    ["203.0.113.5", "203.0.113.5"],
    ["1.2.3.4, 203.0.113.5", "203.0.113.5"],
    ["1.2.3.4, 10.0.0.1", "1.2.3.4"],
    ["1.2.3.4, 198.51.100.9, 10.0.0.1, 192.0.2.7", "198.51.100.9"],
    ["10.9.9.9, 198.51.100.9, 10.0.0.1", "198.51.100.9"],
    ["1.2.3.4, 10.0.0.1, 203.0.113.5", "203.0.113.5"],
    // Inside the proxies' network the caller is the left-most address.
    ["10.0.0.3, 10.0.0.1", "10.0.0.3"],
    // IPv4 written as IPv6, and other forms of an address.
    ["::ffff:203.0.113.5", "203.0.113.5"],
    ["1.2.3.4, ::ffff:10.0.0.1", "1.2.3.4"],
    ["1.2.3.4, ::FFFF:0a00:0001", "1.2.3.4"],
    ["1.2.3.4, 172.16.5.5", "1.2.3.4"],
    ["2001:DB8:0:0::1, fd12:3456::1", "2001:db8::1"],
    ["1.2.3.4, fd12::1%eth0", "1.2.3.4"],
    ["1.2.3.4:5678, 10.0.0.1", "1.2.3.4"],
    ["[2001:db8::1]:443, 10.0.0.1", "2001:db8::1"],
    // An invalid entry is never the caller: the proxy that forwarded it is.
    ["1.2.3.4, garbage, 10.0.0.1", "10.0.0.1"],
    ["1.2.3.4, , 10.0.0.1", "10.0.0.1"],
    ["1.2.3.4, 999.1.1.1, 10.0.0.1", "10.0.0.1"],
    ["1.2.3.4, 010.0.0.1", "unknown"],
    [`${"1.2.3.4,".repeat(1_000)} 10.0.0.1`, "1.2.3.4"],
    ["unknown", "unknown"],
    ["", "unknown"],
    [null, "unknown"],
  ])("in %s is %s", (forwarded, address) => {
    expect(clientAddress(forwarded, PROXIES)).toBe(address);
  });

  it("is the connection's when no proxy is trusted", () => {
    expect(clientAddress("1.2.3.4, 127.0.0.1", parseTrustedProxies(""))).toBe("127.0.0.1");
  });
});

it.each([
  "10.0.0.0/33",
  "10.0.0.0/0",
  "::/0",
  "::/129",
  "10.0.0.0/",
  "10.0.0.0/8/8",
  "10.0.0.0/-1",
  "10.0.0.0/1e1",
  "loopback",
  "proxy.example",
  "10.0.0",
  "[fd00::1]",
  "::ffff:10.0.0.0/96",
  "*",
])("a list with %s is rejected", (entry) => {
  expect(() => parseTrustedProxies(`10.0.0.1,${entry}`)).toThrow(`not '${entry}'.`);
});

it.each([
  ["203.0.113.5", "203.0.113.5"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8::/64"],
  ["::1", "::/64"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("an address has one canonical form", () => {
  expect(["2001:0DB8::0:1", " ::1 ", "1.2.3.4", "x", "1.2.3.4.5"].map(canonicalAddress)).toEqual([
    "2001:db8::1",
    "::1",
    "1.2.3.4",
    null,
    null,
  ]);
});
