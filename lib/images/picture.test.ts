import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { CORNERS, PRIVATE_WORDS, type SampleFormat, samplePhoto } from "@/e2e/support/sample-photos";
import { makePicture } from "@/lib/images/picture";

const FORMATS: SampleFormat[] = ["jpeg", "png", "webp"];
const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8];
const cases = FORMATS.flatMap((format) => ORIENTATIONS.map((orientation) => ({ format, orientation })));

async function corners(picture: Uint8Array) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const near = Math.floor(info.width / 5);
  const low = Math.floor(info.height / 5);
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  return {
    topLeft: at(near, low),
    topRight: at(info.width - near, low),
    bottomLeft: at(near, info.height - low),
    bottomRight: at(info.width - near, info.height - low),
  };
}

/** The largest difference between two colors, of any channel. */
const colorDifference = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

describe("a picture created from a photo", () => {
  it.each(cases)("is upright and has no metadata: %o", async ({ format, orientation }) => {
    const photo = await samplePhoto({ format, orientation, width: 600, height: 400 });
    const before = await sharp(photo).metadata();
    expect(before.exif?.includes(Buffer.from("KITCHEN-TABLE"))).toBe(true);
    expect(before).toMatchObject({ orientation, xmp: expect.anything() });

    const picture = await makePicture(photo);
    expect(picture.variants.map(({ width }) => width)).toEqual([480, 600]);
    for (const { width, bytes } of picture.variants) {
      const after = await sharp(bytes).metadata();
      expect(after).toMatchObject({ format: "webp", width, height: Math.round((width * 2) / 3) });
      for (const kind of ["exif", "xmp", "iptc", "icc", "orientation", "comments"] as const)
        expect(after[kind], kind).toBeUndefined();
      expect(PRIVATE_WORDS.filter((word) => Buffer.from(bytes).includes(word))).toEqual([]);
      const seen = await corners(bytes);
      for (const corner of Object.keys(CORNERS) as (keyof typeof CORNERS)[])
        expect(colorDifference(seen[corner], CORNERS[corner]), corner).toBeLessThan(25);
    }
  });

  it.each([
    [300, 200, [300]],
    [480, 300, [480]],
    [1_000, 500, [480, 960, 1_000]],
    [4_000, 3_000, [480, 960, 1_600]],
    [1_600, 4_800, [480, 800]],
    [3_000, 1, [480, 960, 1_600]],
    [1, 1, [1]],
  ])("is never enlarged: %i × %i pixels", async (width, height, widths) => {
    const picture = await makePicture(await samplePhoto({ format: "png", width, height }));
    expect(picture.variants.map((variant) => variant.width)).toEqual(widths);
    expect(picture.width).toBe(widths.at(-1));
  });

  const BLUE = [0x30, 0x70, 0xb0];
  /** The luminance of BLUE in each channel. */
  const GRAY = [0x6d, 0x6d, 0x6d];

  it.each([
    ["transparent", BLUE, (blank: Sharp) => blank.ensureAlpha(0.5).png()],
    ["gray", GRAY, (blank: Sharp) => blank.grayscale().jpeg()],
    ["16-bit", BLUE, (blank: Sharp) => blank.toColourspace("rgb16").png()],
    ["indexed", BLUE, (blank: Sharp) => blank.png({ palette: true })],
    ["interlaced", BLUE, (blank: Sharp) => blank.png({ progressive: true })],
    ["progressive", BLUE, (blank: Sharp) => blank.jpeg({ progressive: true })],
    ["CMYK", BLUE, (blank: Sharp) => blank.toColourspace("cmyk").jpeg()],
    ["wide-gamut", BLUE, (blank: Sharp) => blank.withIccProfile("p3").jpeg()],
  ])("may be %s", async (_name, color, write) => {
    const blank = sharp({ create: { width: 500, height: 400, channels: 3, background: "#3070b0" } });
    const { variants } = await makePicture(await write(blank).toBuffer());
    const { data } = await sharp(variants[0]?.bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(colorDifference([...data.subarray(0, 3)], color)).toBeLessThan(30);
  });
});
