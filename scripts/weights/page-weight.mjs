import { gzipSync } from "node:zlib";
import { brotliBytes, payloadShare, scriptsOf, withoutStyles } from "./html.mjs";

/**
 * What a page costs before the visitor does anything. Bytes as they travel: HTML in brotli, scripts and styles gzipped.
 * @typedef {object} PageWeight
 * @property {string} html the page itself, without the style sheets in it
 * @property {number} script the scripts it names and those it loads by itself
 * @property {number} markup of its HTML
 * @property {number} payloadShare of that, the inline component payload's share, from 0 to 1
 * @property {number} style in files and in the page
 * @property {number} fonts
 * @property {number} requests besides the pictures of vehicles
 * @property {number} prefetched for pages that were not asked for
 */

/** Wide enough for every link that a page may prefetch to be in sight. */
const VIEWPORT = { width: 1280, height: 900 };

/** Pictures of vehicles, as the site addresses them: drawn, or uploaded. */
const VEHICLE_PICTURE = /\/drawings\/(?!banner-|scene-)|\/images\/|\.blob\.vercel-storage\.com\//;

/**
 * Opens a page in a browser of its own, with nothing stored, until the network is quiet.
 * @param {import("playwright").Browser} browser
 * @param {string} address
 * @returns {Promise<PageWeight>}
 */
export async function weighPage(browser, address) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    /** @type {import("playwright").Request[]} */
    const requests = [];
    page.on("requestfinished", (request) => requests.push(request));
    const answer = await page.goto(address, { waitUntil: "networkidle" });
    if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status() ?? "nothing"}.`);
    const { html, styles } = withoutStyles(await answer.text());
    const named = scriptsOf(html).map((src) => new URL(src, address).href);
    const loaded = ofType(requests, "script").map((request) => request.url());
    const prefetches = requests.filter(isPrefetch);
    return {
      html,
      script: await total([...new Set([...named, ...loaded])], async (url) => gzipped(await download(url))),
      markup: brotliBytes(html),
      payloadShare: payloadShare(html),
      style:
        gzipped(Buffer.from(styles.join(""))) * Math.sign(styles.length) +
        (await total(ofType(requests, "stylesheet"), async (request) => gzipped(await bodyOf(request)))),
      fonts: await total(ofType(requests, "font"), async (request) => (await bodyOf(request)).length),
      requests: requests.filter((request) => !VEHICLE_PICTURE.test(request.url())).length,
      prefetched: await total(prefetches, async (request) => (await request.sizes()).responseBodySize),
    };
  } finally {
    await context.close();
  }
}

/** @param {Uint8Array} bytes */
const gzipped = (bytes) => gzipSync(bytes).length;

/**
 * @param {import("playwright").Request[]} requests
 * @param {string} type
 */
const ofType = (requests, type) => requests.filter((request) => request.resourceType() === type);

/** @param {import("playwright").Request} request */
function isPrefetch(request) {
  const headers = request.headers();
  return (
    "next-router-prefetch" in headers || /prefetch/.test(headers["sec-purpose"] ?? headers.purpose ?? "")
  );
}

/** @param {import("playwright").Request} request */
async function bodyOf(request) {
  const response = await request.response();
  return response ? response.body() : Buffer.alloc(0);
}

/** @param {string} url */
async function download(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<number>} weigh
 */
async function total(items, weigh) {
  const weights = await Promise.all(items.map(weigh));
  return weights.reduce((sum, weight) => sum + weight, 0);
}
