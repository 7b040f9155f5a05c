import { brotliCompressSync } from "node:zlib";

const PAYLOAD = /<script[^>]*>\s*\(?self\.__next_f[\s\S]*?<\/script>/g;

/** @param {string} text */
export const brotliBytes = (text) => brotliCompressSync(text).length;

/**
 * The scripts that a page names, as a browser of today loads them: without those for browsers that know no modules.
 * @param {string} html
 * @returns {string[]} their addresses as written
 */
export function scriptsOf(html) {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  const loaded = tags.filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(loaded.flatMap((tag) => tag.match(/\bsrc="([^"]+)"/)?.[1] ?? []))];
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * A page and the style sheets that it brings along, apart: sheets weigh alike in a file and in a page.
 * @param {string} html
 * @returns {{ html: string, styles: string[] }}
 */
export function withoutStyles(html) {
  return {
    html: html.replaceAll(STYLE, "<style></style>"),
    styles: [...html.matchAll(STYLE)].map(([, style = ""]) => style),
  };
}

/**
 * The inline component payload's share of a page's compressed HTML, from 0 to 1.
 * @param {string} html
 */
export function payloadShare(html) {
  return 1 - brotliBytes(html.replaceAll(PAYLOAD, "")) / brotliBytes(html);
}

/**
 * Addresses of the vehicles that a list page shows, in its order.
 * @param {string} html
 * @returns {string[]}
 */
export function vehiclesOf(html) {
  return [...new Set([...html.matchAll(/href="(\/inventory\/[^"?#]+)"/g)].map(([, address]) => address))];
}

/**
 * What a list page's HTML weighs, compressed, with `count` cards. If it has more, those beyond are left out; if it has
 * fewer, each that is missing counts as much as its cards do on average, which is a little more than it would.
 * @param {string} html
 * @param {number} count
 */
export function bytesWithCards(html, count) {
  const vehicles = vehiclesOf(html);
  const whole = brotliBytes(html);
  if (vehicles.length > count) return brotliBytes(keepCards(html, vehicles, count));
  if (vehicles.length < 2) return whole;
  const perCard = (whole - brotliBytes(keepCards(html, vehicles, 1))) / (vehicles.length - 1);
  return Math.round(whole + perCard * (count - vehicles.length));
}

/**
 * The page with fewer cards: each stands in the markup, and once more in the payload.
 * @param {string} html
 * @param {readonly string[]} vehicles
 * @param {number} count
 */
function keepCards(html, vehicles, count) {
  const payload = html.search(PAYLOAD);
  const parts = payload < 0 ? [html] : [html.slice(0, payload), html.slice(payload)];
  // From inside the first card that goes to the same place inside the last, which stays. The payload may hold no address.
  const [from = "", to = ""] = [vehicles[count - 1], vehicles.at(-1)].map((address) =>
    address?.split("/").at(-1),
  );
  return parts.map((part) => withoutStretch(part, from, to)).join("");
}

/**
 * @param {string} text
 * @param {string} from
 * @param {string} to
 */
function withoutStretch(text, from, to) {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  return start < 0 || end < 0 ? text : text.slice(0, start) + text.slice(end);
}
