import { describe, expect, it } from "vitest";
import { brotliBytes, bytesWithCards, payloadShare, scriptsOf, vehiclesOf, withoutStyles } from "./html.mjs";

describe("the scripts of a page", () => {
  it("are those a browser loads, each once", () => {
    const html = `<script src="/a.js" async=""></script><script src="/b.js"></script><script src="/a.js"></script>
      <script src="/old.js" noModule=""></script><script>inline()</script>`;
    expect(scriptsOf(html)).toEqual(["/a.js", "/b.js"]);
  });
});

describe("a page with style sheets in it", () => {
  it("is told apart from them", () => {
    expect(withoutStyles("<style>.a{}</style><p>Text</p><style media='print'>.b{}</style>")).toEqual({
      html: "<style></style><p>Text</p><style></style>",
      styles: [".a{}", ".b{}"],
    });
  });
});

describe("the component payload's share", () => {
  const text = Array.from({ length: 200 }, (_, index) => `word${index * 7919}`).join(" ");

  it("is nothing without a payload", () => {
    expect(payloadShare(`<p>${text}</p>`)).toBe(0);
  });

  it("grows with what only the payload says", () => {
    const other = text.replaceAll("word", "payload").replaceAll("7", "x");
    const share = payloadShare(`<p>${text}</p><script>self.__next_f.push([1,"${other}"])</script>`);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
  });
});

describe("a list page", () => {
  /** Like a real one: every card in the markup, then in the payload. */
  function listOf(count: number) {
    const numbers = Array.from(
      { length: count },
      (_, index) => ((index + 1) * 2_654_435_761) % 4_294_967_296,
    );
    const card = (number: number) => `<li><a href="/inventory/id${number}">Car ${number * 3}</a></li>`;
    const shown = (number: number) =>
      `["li",{"href":"/inventory/id${number}","children":"Car ${number * 3}"}]`;
    return `<ul>${numbers.map(card).join("")}</ul><script>self.__next_f.push([${numbers.map(shown).join()}])</script>`;
  }

  it("names its vehicles in order", () => {
    expect(
      vehiclesOf('<a href="/inventory/b"></a><a href="/inventory/a"></a><a href="/inventory"></a>'),
    ).toEqual(["/inventory/b", "/inventory/a"]);
  });

  it("weighs what it weighs when it has just as many cards", () => {
    expect(bytesWithCards(listOf(24), 24)).toBe(brotliBytes(listOf(24)));
  });

  it.each([25, 48])("of %i cards tells what 24 of them would weigh", (count) => {
    expect(Math.abs(bytesWithCards(listOf(count), 24) / brotliBytes(listOf(24)) - 1)).toBeLessThan(0.01);
  });

  it.each([12, 20])("of %i cards reckons rather too much than too little for 24", (count) => {
    const exact = brotliBytes(listOf(24));
    expect(bytesWithCards(listOf(count), 24)).toBeGreaterThanOrEqual(exact);
    expect(bytesWithCards(listOf(count), 24)).toBeLessThan(exact * 1.15);
  });

  it("without cards weighs what it weighs", () => {
    expect(bytesWithCards("<p>Empty</p>", 24)).toBe(brotliBytes("<p>Empty</p>"));
  });
});
