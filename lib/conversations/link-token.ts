import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** What a customer's link is derived from. */
export type LinkSource = { id: string; reference: string; linkVersion: number };

const KEY_BYTES = 32;
/** 128 bits. */
const SIGNATURE_BYTES = 16;

const TOKEN = /^([0-9A-Za-z-]{1,60})-([0-9a-f]{32})$/;

function signature(secret: string, { id, linkVersion }: LinkSource): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "link to a request", KEY_BYTES));
  return createHmac("sha256", key).update(`${id}|${linkVersion}`).digest().subarray(0, SIGNATURE_BYTES);
}

/** The token of a link: the reference, a hyphen and 32 hexadecimal digits. */
export function tokenFor(secret: string, source: LinkSource): string {
  return `${source.reference}-${signature(secret, source).toString("hex")}`;
}

/** The reference in a token, or null for a text that is no token. */
export function referenceIn(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}

/** Whether a token is the one of this source. Takes the same time for every wrong one. */
export function isTokenOf(secret: string, token: string, source: LinkSource): boolean {
  const [, reference, digits] = TOKEN.exec(token) ?? [];
  if (!digits || reference !== source.reference) return false;
  return timingSafeEqual(Buffer.from(digits, "hex"), signature(secret, source));
}
