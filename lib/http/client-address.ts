import { BlockList, isIP, isIPv4, SocketAddress } from "node:net";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const WITH_PORT = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;

/**
 * The one spelling of a network address: IPv6 shortened and in lower case, IPv4 written as IPv6 back as IPv4, without a
 * zone or a port. Null for what is no address.
 */
export function canonicalAddress(text: string): string | null {
  const [, bracketed, withPort] = WITH_PORT.exec(text.trim()) ?? [];
  const bare = (bracketed ?? withPort ?? text.trim()).split("%")[0] ?? "";
  const version = isIP(bare);
  if (version === 0) return null;
  if (version === 4) return bare;
  const { address } = new SocketAddress({ address: bare, family: "ipv6" });
  return MAPPED.exec(address)?.[1] ?? address;
}

/**
 * The proxies that a list names: addresses and CIDR ranges, separated by commas.
 * @throws Error with a sentence that quotes the entry that is neither, or that would trust everybody.
 */
export function parseTrustedProxies(list: string): BlockList {
  const proxies = new BlockList();
  for (const entry of list.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const [address = "", prefix, ...rest] = entry.split("/");
    const canonical = canonicalAddress(address);
    const wasMapped = canonical !== null && isIPv4(canonical) && !isIPv4(address);
    const bits = prefix === undefined ? null : Number(prefix) - (wasMapped ? 96 : 0);
    const most = canonical && isIPv4(canonical) ? 32 : 128;
    if (
      canonical === null ||
      address.includes("[") ||
      rest.length > 0 ||
      (bits !== null && (!/^\d{1,3}$/.test(prefix ?? "") || bits < 1 || bits > most))
    ) {
      throw new Error(
        `TRUSTED_PROXIES must list addresses and ranges such as 10.0.0.7, 192.168.0.0/16 or fd00::/8, not '${entry}'.`,
      );
    }
    const family = isIPv4(canonical) ? "ipv4" : "ipv6";
    if (bits === null) proxies.addAddress(canonical, family);
    else proxies.addSubnet(canonical, bits, family);
  }
  return proxies;
}

/**
 * Who is calling. `forwarded` is X-Forwarded-For with the address of the connection itself as its last entry, as our
 * server and every proxy write it: the caller is the right-most entry that is no trusted proxy, because what stands
 * left of it is the caller's own claim. An entry that is no address ends the walk at the proxy that passed it on.
 * @returns a canonical address, or "unknown".
 */
export function clientAddress(forwarded: string | null, proxies: BlockList): string {
  let client = "unknown";
  for (const entry of (forwarded ?? "").split(",").reverse()) {
    const address = canonicalAddress(entry);
    if (address === null) break;
    client = address;
    if (!proxies.check(address, isIPv4(address) ? "ipv4" : "ipv6")) break;
  }
  return client;
}

/** What callers are counted by: an IPv4 address, or the /64 network of an IPv6 one, all of which one caller may own. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
