import { describe, expect, it } from "vitest";
import { publicIdOf, srcSet, variantFile, variantUrl, variantUrls } from "@/lib/images/variants";

const ID = "0123456789abcdef0123456789abcdef";
const LOCAL = `/images/${ID}`;
const BLOB = `https://teststore.public.blob.vercel-storage.com/images/${ID}`;

describe("the variants of a picture", () => {
  it.each([LOCAL, BLOB])("have URLs derived from the URL of the widest: %s", (stem) => {
    expect(variantUrls(`${stem}-1600.webp`)).toEqual([
      `${stem}-480.webp`,
      `${stem}-960.webp`,
      `${stem}-1600.webp`,
    ]);
    expect(variantUrls(`${stem}-700.webp`)).toEqual([`${stem}-480.webp`, `${stem}-700.webp`]);
    expect(variantUrls(`${stem}-480.webp`)).toEqual([`${stem}-480.webp`]);
  });

  it("are chosen by the width needed", () => {
    const widest = `${LOCAL}-1600.webp`;
    expect(variantUrl(widest, 1)).toBe(`${LOCAL}-480.webp`);
    expect(variantUrl(widest, 480)).toBe(`${LOCAL}-480.webp`);
    expect(variantUrl(widest, 481)).toBe(`${LOCAL}-960.webp`);
    expect(variantUrl(widest, 5_000)).toBe(widest);
  });

  it("make a srcset", () => {
    expect(srcSet(`${LOCAL}-1200.webp`)).toBe(
      `${LOCAL}-480.webp 480w, ${LOCAL}-960.webp 960w, ${LOCAL}-1200.webp 1200w`,
    );
    expect(srcSet(`${LOCAL}-320.webp`)).toBeUndefined();
  });

  it.each([
    "/drawings/sedan-silver-lot.svg",
    "https://example.com/car.jpg",
    `/images/${ID}-1600.jpg`,
    `/images/${ID}-0.webp`,
    `/images/${ID.toUpperCase()}-1600.webp`,
    "",
  ])("do not exist for %j", (url) => {
    expect(variantUrl(url, 480)).toBe(url);
    expect(variantUrls(url)).toEqual([url]);
    expect(srcSet(url)).toBeUndefined();
  });
});

describe("a file name", () => {
  it("contains the picture's public ID", () => {
    expect(publicIdOf(variantFile(ID, 960))).toBe(ID);
  });

  it.each([
    "../../.env",
    `../${ID}-960.webp`,
    `${ID}-960.webp/..`,
    `${ID}-960.webp\n`,
    `${ID}-960.webp.part`,
    `${ID}-96000.webp`,
    `${ID}.webp`,
    "",
  ])("%j is not the name of a variant", (name) => {
    expect(publicIdOf(name)).toBeNull();
  });
});
