const BLOB_DOMAIN = "public.blob.vercel-storage.com";

/** Whether the policy of pages allows an image of another site. @param {URL} url */
export const isPageImage = ({ protocol, hostname, port }) =>
  protocol === "https:" && port === "" && hostname.endsWith(`.${BLOB_DOMAIN}`);

/** Where a page may load anything but scripts from. */
export const pagePolicy = [
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: https://*.${BLOB_DOMAIN}`,
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  // On hosts that accept no large requests, the admin area sends photos straight to the blob store.
  "connect-src 'self' https://vercel.com/api/blob/",
  "frame-src https://www.openstreetmap.org",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** @param {string[]} sources of scripts besides this site's own files, such as `'nonce-…'` or `'sha256-…'` */
const scriptPolicy = (sources) => ["script-src 'self'", ...sources].join(" ");

/**
 * A complete Content-Security-Policy.
 * @param {...string} scripts sources of scripts besides this site's own files
 */
export const securityPolicy = (...scripts) => `default-src 'self'; ${scriptPolicy(scripts)}; ${pagePolicy}`;

const INLINE_SCRIPT =
  /<script\b(?![^>]*\bsrc=|[^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * The policy that allows the inline scripts of one page and no others, by their hashes.
 * @param {string} html
 */
export async function scriptPolicyOf(html) {
  const texts = new Set(Array.from(html.matchAll(INLINE_SCRIPT), ([, text = ""]) => text));
  return scriptPolicy(await Promise.all(Array.from(texts, hashSource)));
}

/** @param {string} script */
async function hashSource(script) {
  // Web Crypto, because Next also bundles the page cache into the middleware, which has no node:crypto.
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
