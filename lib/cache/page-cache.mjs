import { LRUCache } from "lru-cache";
import { scriptPolicyOf } from "../http/security-policy.mjs";
import { expireTags, lastExpiry, now } from "./tag-times.mjs";

// Next's `cacheHandler`: rendered pages and route handler responses, in the memory of one process. It does not read the
// pages of the build: after a start, the first request for a page renders it from the database.

/** @typedef {Record<string, string | string[]>} Headers */
/** @typedef {{ byteLength: number }} Bytes */
/**
 * The values that Next caches: HTML and RSC payload of a page, or the body of a route handler.
 * @typedef {{ headers?: Headers, html?: string | null, postponed?: string, rscData?: Bytes, segmentData?: Map<string, Bytes>, body?: Bytes }} Response
 */
/** @typedef {{ value: Response, lastModified: number, tags: string[], cacheControl: unknown }} Entry */

const MAX_BYTES = 100 * 1024 * 1024;

/** @type {LRUCache<string, Entry>} */
const entries = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ value }) => sizeOf(value) });

export default class PageCache {
  // Next creates a handler for each request before it renders, so the rendered data is not older than this.
  #startedAt = now();

  /** @param {string} key */
  async get(key) {
    const entry = entries.get(key);
    if (!entry || lastExpiry(entry.tags) >= entry.lastModified) return null;
    const { value, lastModified, cacheControl } = entry;
    return { value, lastModified, cacheControl };
  }

  /**
   * @param {string} key
   * @param {Response | null} value
   * @param {{ cacheControl?: unknown }} context
   */
  async set(key, value, { cacheControl }) {
    if (value === null) return void entries.delete(key);
    // A page that is rendered for each request has an empty static part. Next would send it first, and with it the status
    // 200, before the page is known to be missing.
    if (value.postponed && value.html === "") value.html = null;
    // The URLs of customers' requests contain tokens, and guessed ones would fill the cache.
    if (key.startsWith("/request/")) return;
    if (value.html && !value.postponed) {
      // Next sends these headers with the page, now and for every cache hit.
      value.headers = { ...value.headers, "content-security-policy": await scriptPolicyOf(value.html) };
    }
    const tags = [value.headers?.["x-next-cache-tags"] ?? []].flat().flatMap((list) => list.split(","));
    // A record has changed since rendering started: the response may be stale.
    if (lastExpiry(tags) >= this.#startedAt) return;
    entries.set(key, { value, lastModified: this.#startedAt, tags, cacheControl });
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    expireTags([tags].flat());
  }

  resetRequestCache() {}
}

/** @param {Response} value */
function sizeOf({ html, rscData, segmentData, body }) {
  const segments = [...(segmentData?.values() ?? [])];
  return [rscData, body, ...segments].reduce(
    (sum, bytes) => sum + (bytes?.byteLength ?? 0),
    (html?.length ?? 0) + 1,
  );
}
