// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { drawingFiles, drawingFor } from "@/lib/drawings/drawing";
import { bannerPartsCallouts } from "@/lib/drawings/scenes/banners";
import { linePicture, paintedPicture } from "@/lib/drawings/urls";

const maxBytes = 9_000;

function svgOf(file: string): string {
  const svg = drawingFor(file);
  if (svg === null) throw new Error(`${file} has no drawing`);
  return svg;
}

describe("every drawing", () => {
  const files = drawingFiles();

  it("is listed: 6 bodies x 13 paints x 2 backgrounds, sold or not, 6 whole and 6 exploded, and 7 scenes", () => {
    expect(files).toHaveLength(6 * 13 * 2 * 2 + 12 + 7);
  });

  it("is well-formed SVG without unresolved references", () => {
    for (const file of files) {
      const svg = svgOf(file);
      const page = new DOMParser().parseFromString(svg, "image/svg+xml");
      expect(page.querySelector("parsererror"), file).toBeNull();
      expect(page.documentElement.namespaceURI, file).toBe("http://www.w3.org/2000/svg");
      const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
      expect(new Set(ids).size, `${file}: duplicate id`).toBe(ids.length);
      const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(
        references.filter((id) => !ids.includes(id ?? "")),
        file,
      ).toEqual([]);
    }
  });

  it("is small, without scripts, text, roles or external resources", () => {
    for (const file of files) {
      const svg = svgOf(file);
      expect(new TextEncoder().encode(svg).length, file).toBeLessThanOrEqual(maxBytes);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ""), file).not.toMatch(
        /<script|<text|<image|<foreignObject|role=|\son\w+=|https?:|\/\/|@import|href="[^#]|url\([^#]/i,
      );
    }
  });

  it("has path coordinates with at most one decimal", () => {
    for (const file of files) {
      for (const [, path] of svgOf(file).matchAll(/ d="([^"]*)"/g)) {
        expect(path, file).toMatch(/^[MLHVCAZhvlcamz0-9 .-]+$/);
        expect(path, file).not.toMatch(/\.\d\d|undefined|NaN/);
      }
    }
  });
});

describe("a drawing's file name", () => {
  it.each([
    "suv-purple-lot.svg",
    "truck-red-lot.svg",
    "sedan-red-lot",
    "sedan-red-lot.svg.svg",
    "sedan-red-lot-sold-sold.svg",
    "sedan-parts-half.svg",
    "toString.svg",
    "__proto__.svg",
    "../sedan-red-lot.svg",
    "",
  ])("%j is unknown", (file) => {
    expect(drawingFor(file)).toBeNull();
  });

  it("is generated for the URLs used by pages", () => {
    const car = { make: "Honda", model: "CR-V", exteriorColor: "Sierra Blue", seed: "R-2041" };
    expect(paintedPicture(car)).toMatch(/^\/drawings\/suv-blue-(lot|door)\.svg$/);
    expect(paintedPicture({ ...car, sold: true })).toMatch(/-sold\.svg$/);
    expect(linePicture({ make: "Ford", model: "Fusion", status: "Awaiting Dismantle" })).toBe(
      "/drawings/sedan-parts-whole.svg",
    );
    expect(linePicture({ make: "Ford", model: "F-150", status: "Parts Available" })).toBe(
      "/drawings/pickup-parts-exploded.svg",
    );
    for (const url of [paintedPicture(car), paintedPicture({ ...car, sold: true })]) {
      expect(drawingFor(url.replace("/drawings/", ""))).toContain("<svg");
    }
  });

  it("uses both backgrounds, and always the same one for a car", () => {
    const urls = Array.from({ length: 40 }, (_, n) => paintedPicture({ seed: `R-${2000 + n}` }));
    expect(new Set(urls).size).toBe(2);
    expect(paintedPicture({ seed: "R-2007" })).toBe(urls[7]);
  });
});

describe("a drawing", () => {
  it("is gray only when the vehicle is sold", () => {
    const colors = (file: string) => [
      ...svgOf(file).matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/gi),
    ];
    expect(colors("van-red-lot-sold.svg").every(([, r, g, b]) => r === g && g === b)).toBe(true);
    expect(colors("van-red-lot.svg").every(([, r, g, b]) => r === g && g === b)).toBe(false);
  });

  it("supports dark mode if it is a line drawing, not if it is painted", () => {
    for (const file of drawingFiles().filter((name) => name.includes("-parts-"))) {
      expect(svgOf(file), file).toContain("prefers-color-scheme:dark");
    }
    expect(svgOf("sedan-tan-door.svg")).not.toContain("prefers-color-scheme");
  });

  it("has the five labels of the parts banner within its bounds", () => {
    expect(bannerPartsCallouts.map(({ label }) => label)).toEqual([
      "Front Door",
      "Hood",
      "Headlight",
      "Wheel and Tire Assembly",
      "Front Bumper",
    ]);
    for (const { x, y } of bannerPartsCallouts) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(86);
      expect(y).toBeGreaterThan(5);
      expect(y).toBeLessThan(92);
    }
  });
});
