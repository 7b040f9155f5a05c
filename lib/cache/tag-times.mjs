// Shared by the page cache, the data cache and the listener. Next loads all three by native import(), so this module
// exists once per process.

/**
 * The time at which each tag last expired, in milliseconds since 1970.
 * @type {Map<string, number>}
 */
const expiredAt = new Map();

// Read once, because the getter is slow.
const { timeOrigin } = performance;
/** The clock that Next uses for cache entries: milliseconds since 1970, with fractions. */
export const now = () => timeOrigin + performance.now();

/**
 * Expires all entries with one of the tags that were created before now.
 * @param {readonly string[]} tags
 */
export function expireTags(tags) {
  const time = now();
  for (const tag of tags) expiredAt.set(tag, time);
}

/**
 * The latest time at which one of the tags expired, or 0 if none did.
 * @param {readonly string[]} tags
 */
export const lastExpiry = (tags) => Math.max(0, ...tags.map((tag) => expiredAt.get(tag) ?? 0));
