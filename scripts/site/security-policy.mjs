/** Where a page may get anything but scripts from. */
const OTHER_SOURCES = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://*.public.blob.vercel-storage.com",
  "font-src 'self'",
  // Where a host takes no large request, photos go from the office straight to the blob store.
  "connect-src 'self' https://vercel.com/api/blob/",
  "frame-src https://www.openstreetmap.org",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/**
 * The Content-Security-Policy of an answer.
 * @param {...string} scripts what may run besides scripts of this site, such as 'sha256-…' of an inline one
 */
export function securityPolicy(...scripts) {
  return ["default-src 'self'", ["script-src 'self'", ...scripts].join(" "), ...OTHER_SOURCES].join("; ");
}

/**
 * The source that allows an inline script.
 * @param {string} script
 * @returns {Promise<string>} "'sha256-…'"
 */
export async function sourceOfScript(script) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
