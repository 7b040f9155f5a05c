// Shared by the page cache, the data cache and the listener. Next loads all three by native import(), so this module
// exists once per process.

/**
 * When each tag last expired, in milliseconds since 1970.
 * @type {Map<string, number>}
 */
const expiredAt = new Map();

const { timeOrigin } = performance; // a slow getter
/** The clock that Next uses for cache entries: milliseconds since 1970, with fractions. */
export const now = () => timeOrigin + performance.now();

/**
 * Expires everything that carries one of the tags and was made before now.
 * @param {readonly string[]} tags
 */
export function expireTags(tags) {
  const time = now();
  for (const tag of tags) expiredAt.set(tag, time);
}

/**
 * When the latest of the tags expired; 0 when none did.
 * @param {readonly string[]} tags
 */
export const lastExpiry = (tags) => Math.max(0, ...tags.map((tag) => expiredAt.get(tag) ?? 0));
