/** Where a page may load anything but scripts from. */
const OTHER_SOURCES = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://*.public.blob.vercel-storage.com",
  "font-src 'self'",
  // On hosts that accept no large requests, the admin area sends photos straight to the blob store.
  "connect-src 'self' https://vercel.com/api/blob/",
  "frame-src https://www.openstreetmap.org",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/**
 * The value of a Content-Security-Policy header.
 * @param {...string} scripts sources of scripts besides this site's own files, such as `'nonce-…'` or `'sha256-…'`
 */
export function securityPolicy(...scripts) {
  return ["default-src 'self'", ["script-src 'self'", ...scripts].join(" "), ...OTHER_SOURCES].join("; ");
}

const INLINE_SCRIPT = /<script\b(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const DATA = /\btype="application\/(ld\+)?json"/i;

/**
 * The Content-Security-Policy that allows the inline scripts of one page and no others, by their hashes.
 * @param {string} html
 */
export async function securityPolicyOf(html) {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = ""]) => !DATA.test(attributes));
  const texts = new Set(scripts.map(([, , text = ""]) => text));
  return securityPolicy(...(await Promise.all([...texts].map(hashSource))));
}

/** @param {string} script */
async function hashSource(script) {
  // Web Crypto, because Next also bundles the page cache into the middleware, which has no node:crypto.
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
