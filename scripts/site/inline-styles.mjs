const STYLESHEET = /<link rel="stylesheet" href="\/_next\/([^"?]+\.css)[^>]*>/g;

/**
 * Puts a page's style sheets into the page: asking for them first keeps a phone on a slow line white for another round
 * trip. Each link stays where it was, disabled, so that it is not fetched and React takes the sheet for loaded. (Next's
 * own `inlineCss` writes every sheet three times: once as a style and twice into the component payload.)
 * @param {string} html
 * @param {(path: string) => Promise<string>} read the text of a file of the build, such as "static/chunks/a.css"
 */
export async function withInlineStyles(html, read) {
  const links = [...html.matchAll(STYLESHEET)];
  const styles = new Map();
  for (const [link, path = ""] of links) {
    if (!/\sdisabled\b/.test(link)) styles.set(link, await read(path));
  }
  return html.replaceAll(STYLESHEET, (link) =>
    styles.has(link) ? `<style>${styles.get(link)}</style>${link.replace(/\s*\/?>$/, " disabled/>")}` : link,
  );
}
