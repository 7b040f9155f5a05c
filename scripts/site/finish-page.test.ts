import { describe, expect, it } from "vitest";
import { joinPayload, scriptHashes } from "./finish-page.mjs";

const push = (text: string) => `self.__next_f.push([1,"${text}"])`;

describe("the inline scripts of a page", () => {
  it("are allowed by their hashes, each once, data and files left out", async () => {
    const html = [
      '<script src="/a.js" async=""></script>',
      '<script type="application/ld+json">{"a":1}</script>',
      "<script>alert(1)</script><script>alert(1)</script>",
      '<script nonce="x" id="b">alert("é")</script>',
    ].join("");
    expect(await scriptHashes(html)).toEqual([
      // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      expect.stringMatching(/^'sha256-[A-Za-z0-9+/]{43}='$/),
    ]);
    expect(await scriptHashes("<p>none</p>")).toEqual([]);
  });

  it("become one where they are parts of the same payload, in their order", () => {
    const parts = ["a", "b", "c"].map((text) => `<script>${push(text)}</script>`);
    expect(joinPayload(`<div></div>${parts.join("")}</body>`)).toBe(
      `<div></div><script>${push("a")};${push("b")};${push("c")}</script></body>`,
    );
  });

  it("stay apart where something is between them, or where they are something else", () => {
    for (const html of [
      `<script>${push("a")}</script><div></div><script>${push("b")}</script>`,
      `<script>$RC("B:0")</script><script>$RX("B:1")</script>`,
      `<script src="/a.js"></script><script>${push("a")}</script>`,
    ]) {
      expect(joinPayload(html)).toBe(html);
    }
  });
});
