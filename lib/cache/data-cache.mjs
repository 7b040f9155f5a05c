import { LRUCache } from "lru-cache";
import { expireTags, lastExpiry } from "./tag-times.mjs";

// Next's `cacheHandlers.default`: the results of `use cache` functions, in the memory of one process.

/** @typedef {import("next/cache").CacheEntry} CacheEntry */
/** @typedef {Omit<CacheEntry, "value"> & { bytes: ArrayBuffer }} StoredEntry */

const MAX_BYTES = 50 * 1024 * 1024;

/** @type {LRUCache<string, StoredEntry>} */
const entries = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.byteLength + 1 });

/** @type {Map<string, Promise<void>>} */
const pendingSets = new Map();

/** @type {import("next/cache").CacheHandler} */
const dataCache = {
  async get(key) {
    await pendingSets.get(key);
    const entry = entries.get(key);
    if (!entry || lastExpiry(entry.tags) >= entry.timestamp) return undefined;
    const { bytes, ...rest } = entry;
    return { ...rest, value: new Blob([bytes]).stream() };
  },

  async set(key, pendingEntry) {
    const pending = store(key, pendingEntry);
    pendingSets.set(key, pending);
    await pending;
    pendingSets.delete(key);
  },

  refreshTags: async () => {},
  getExpiration: async (tags) => lastExpiry(tags),
  updateTags: async (tags) => expireTags(tags),
};

export default dataCache;

/**
 * @param {string} key
 * @param {Promise<CacheEntry>} pendingEntry
 */
async function store(key, pendingEntry) {
  try {
    const { value, ...rest } = await pendingEntry;
    entries.set(key, { ...rest, bytes: await new Response(value).arrayBuffer() });
  } catch {
    // The function failed or was interrupted: there is nothing to cache.
  }
}
