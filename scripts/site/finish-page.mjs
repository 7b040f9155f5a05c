import { withInlineStyles } from "./inline-styles.mjs";
import { securityPolicy, sourceOfScript } from "./security-policy.mjs";

/**
 * A rendered page as it goes out: its style sheets in it, and the policy that lets its own inline scripts run and no
 * others.
 * @param {string} html
 * @param {(path: string) => Promise<string>} read the text of a file of the build, such as "static/chunks/a.css"
 * @returns {Promise<{ html: string, policy: string }>}
 */
export async function finishPage(html, read) {
  // A sheet that cannot be read is asked for by its link.
  const finished = joinPayload(await withInlineStyles(html, read).catch(() => html));
  return { html: finished, policy: securityPolicy(...(await scriptHashes(finished))) };
}

/**
 * Makes one script of the component payload's many, each of which would need a hash of its own in the header of every
 * answer.
 * @param {string} html
 */
export function joinPayload(html) {
  return html.replaceAll(/\)<\/script><script>(?=self\.__next_f\.push\()/g, ");");
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * The sources that allow the inline scripts of a page. Data in script elements (JSON-LD) run nothing and need none.
 * @param {string} html
 * @returns {Promise<string[]>} such as "'sha256-…'"
 */
export async function scriptHashes(html) {
  const inline = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = ""]) =>
      !/\bsrc=/i.test(attributes) && !/\btype="application\/(ld\+)?json"/i.test(attributes),
  );
  return Promise.all([...new Set(inline.map(([, , script = ""]) => script))].map(sourceOfScript));
}
