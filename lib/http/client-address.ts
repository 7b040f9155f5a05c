import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.parse>;
/** Trusted proxies: addresses with the length of their network's prefix. */
export type AddressRange = [address: Address, prefixBits: number];

const WITH_PORT = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;
const MAPPED_PREFIX_BITS = 96;

// Without a port or a zone; IPv4 written as IPv6 becomes IPv4. Null when the text is not an address.
function parseAddress(text: string): Address | null {
  const [, bracketed, withPort] = WITH_PORT.exec(text.trim()) ?? [];
  const bare = (bracketed ?? withPort ?? text.trim()).split("%")[0] ?? "";
  // ipaddr.js also accepts the old forms of IPv4 addresses, such as octal numbers.
  return isIP(bare) ? ipaddr.process(bare) : null;
}

/** An address in its canonical form, such as 2001:db8::1; null when the text is not an address. */
export const canonicalAddress = (text: string): string | null => parseAddress(text)?.toString() ?? null;

/**
 * Parses a list of trusted proxies: addresses and CIDR ranges, separated by commas.
 * @throws Error with a sentence that quotes the entry that is neither, or that would trust every address.
 */
export function parseTrustedProxies(list: string): AddressRange[] {
  const entries = list.split(",").map((part) => part.trim());
  return entries.filter((entry) => entry !== "").map(parseRange);
}

function parseRange(entry: string): AddressRange {
  const [text = "", prefix, ...rest] = entry.split("/");
  const address = isIP(text) ? parseAddress(text) : null;
  const mostBits = address?.kind() === "ipv4" ? 32 : 128;
  const isMapped = isIP(text) === 6 && address?.kind() === "ipv4";
  const bits = prefix === undefined ? mostBits : Number(prefix) - (isMapped ? MAPPED_PREFIX_BITS : 0);
  const isPrefix = prefix === undefined || /^\d{1,3}$/.test(prefix);
  if (address && rest.length === 0 && isPrefix && bits >= 1 && bits <= mostBits) return [address, bits];
  throw new Error(
    `TRUSTED_PROXIES must list addresses and ranges such as 10.0.0.7, 192.168.0.0/16 or fd00::/8, not '${entry}'.`,
  );
}

const isTrusted = (address: Address, proxies: AddressRange[]) =>
  proxies.some(([proxy, bits]) => address.kind() === proxy.kind() && address.match(proxy, bits));

/**
 * The address of the caller. `forwarded` is X-Forwarded-For with the address of the connection itself as its last
 * entry, as our server and every proxy write it: the caller is the right-most entry that is not a trusted proxy,
 * because the caller may have written anything to the left of it. An entry that is not an address ends the search at
 * the proxy that forwarded it.
 * @returns a canonical address, or "unknown".
 */
export function clientAddress(forwarded: string | null, proxies: AddressRange[]): string {
  let client = "unknown";
  for (const entry of (forwarded ?? "").split(",").reverse()) {
    const address = parseAddress(entry);
    if (address === null) break;
    client = address.toString();
    if (!isTrusted(address, proxies)) break;
  }
  return client;
}

/** What rate limits count: an IPv4 address, or the /64 network of an IPv6 address, which one caller may own. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}
