import { describe, expect, it } from "vitest";
import { withInlineStyles } from "./inline-styles.mjs";

const files: Record<string, string> = {
  "static/chunks/a.css": ".a{color:red}",
  "static/chunks/b.css": ".b{}",
};
const read = async (path: string) => files[path] ?? Promise.reject(new Error(`There is no ${path}.`));
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;

describe("a page's style sheets", () => {
  it("stand at the end of its head in their order, and their links are not fetched", async () => {
    const html = await withInlineStyles(
      `<head>${link("a")}${link("b")}<title>Lot</title></head><body>`,
      read,
    );
    const [first, second] = ["a", "b"].map((name) => link(name).replace("/>", " disabled/>"));
    expect(html).toBe(
      `<head>${first}${second}<title>Lot</title><style>.a{color:red}</style><style>.b{}</style></head><body>`,
    );
  });

  it("are put there once", async () => {
    const once = await withInlineStyles(`<head>${link("a")}</head>`, read);
    expect(await withInlineStyles(once, read)).toBe(once);
  });

  it("stay links when they are not the build's, or in the payload", async () => {
    const html = `<link rel="stylesheet" href="https://elsewhere.example.com/a.css"/><script>push(":HL[\\"/_next/static/chunks/a.css\\",\\"style\\"]")</script>`;
    expect(await withInlineStyles(html, read)).toBe(html);
  });

  it("are said to be missing when the build has none of that name", async () => {
    await expect(withInlineStyles(link("c"), read)).rejects.toThrow("c.css");
  });
});
