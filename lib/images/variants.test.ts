import { describe, expect, it } from "vitest";
import { publicIdOf, srcSet, variantFile, variantUrl, variantUrls } from "@/lib/images/variants";

const ID = "0123456789abcdef0123456789abcdef";
const HERE = `/images/${ID}`;
const BLOB = `https://teststore.public.blob.vercel-storage.com/images/${ID}`;

describe("the variants of a picture", () => {
  it.each([HERE, BLOB])("are addressed by width, from the address of the widest: %s", (stem) => {
    expect(variantUrls(`${stem}-1600.webp`)).toEqual([
      `${stem}-480.webp`,
      `${stem}-960.webp`,
      `${stem}-1600.webp`,
    ]);
    expect(variantUrls(`${stem}-700.webp`)).toEqual([`${stem}-480.webp`, `${stem}-700.webp`]);
    expect(variantUrls(`${stem}-480.webp`)).toEqual([`${stem}-480.webp`]);
  });

  it("are chosen by the room there is", () => {
    const widest = `${HERE}-1600.webp`;
    expect(variantUrl(widest, 1)).toBe(`${HERE}-480.webp`);
    expect(variantUrl(widest, 480)).toBe(`${HERE}-480.webp`);
    expect(variantUrl(widest, 481)).toBe(`${HERE}-960.webp`);
    expect(variantUrl(widest, 5_000)).toBe(widest);
  });

  it("make a srcset", () => {
    expect(srcSet(`${HERE}-1200.webp`)).toBe(
      `${HERE}-480.webp 480w, ${HERE}-960.webp 960w, ${HERE}-1200.webp 1200w`,
    );
    expect(srcSet(`${HERE}-320.webp`)).toBeUndefined();
  });

  it.each([
    "/drawings/sedan-silver-lot.svg",
    "https://example.com/car.jpg",
    `/images/${ID}-1600.jpg`,
    `/images/${ID}-0.webp`,
    `/images/${ID.toUpperCase()}-1600.webp`,
    "",
  ])("are not made up for %j", (url) => {
    expect(variantUrl(url, 480)).toBe(url);
    expect(variantUrls(url)).toEqual([url]);
    expect(srcSet(url)).toBeUndefined();
  });
});

describe("a file name", () => {
  it("tells whose picture it is", () => {
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
  ])("%j is none of ours", (name) => {
    expect(publicIdOf(name)).toBeNull();
  });
});
