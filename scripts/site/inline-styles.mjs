const STYLESHEET = /<link rel="stylesheet" href="\/_next\/([^"?]+\.css)[^>]*>/g;

/**
 * Puts a page's style sheets at the end of its head: asking for them first keeps a phone on a slow line white for another
 * round trip, and what stands in the head is not kept waiting for their text. Each link stays where it was, disabled, so
 * that it is not fetched and React takes the sheet for loaded. (Next's own `inlineCss` writes every sheet three times:
 * once as a style and twice into the component payload.)
 * @param {string} html
 * @param {(path: string) => Promise<string>} read the text of a file of the build, such as "static/chunks/a.css"
 */
export async function withInlineStyles(html, read) {
  const links = [...html.matchAll(STYLESHEET)].filter(([link]) => !/\sdisabled\b/.test(link));
  const sheets = await Promise.all(links.map(async ([, path = ""]) => `<style>${await read(path)}</style>`));
  return html
    .replaceAll(STYLESHEET, (link) => (links.some(([own]) => own === link) ? disabled(link) : link))
    .replace("</head>", (end) => sheets.join("") + end);
}

const disabled = (/** @type {string} */ link) => link.replace(/\s*\/?>$/, " disabled/>");
