import "server-only";
import type { Metadata } from "sharp";
import { ApiError } from "@/lib/http/errors";
import { imageFormatOf, isAlsoSomethingElse, isCutShort } from "@/lib/images/content";
import { NOT_AN_IMAGE } from "@/lib/images/schema";
import { sharp, withUploadDecoders } from "@/lib/images/sharp";
import { LARGEST_VARIANT, variantWidths } from "@/lib/images/variants";

/** A picture made anew from the pixels of an upload: one WebP for each width, narrowest first. */
export type Picture = { width: number; height: number; variants: { width: number; bytes: Uint8Array }[] };

const MAX_PIXELS = 40_000_000;

/**
 * A progressive JPEG and an interlaced PNG must be held whole before their first row is known, so they are bounded by
 * what that takes.
 */
const MAX_HELD_BYTES = 160_000_000;

const DECODE_SECONDS = 15;
const WEBP = { quality: 80, effort: 4 } as const;

/**
 * Makes an upload into what is stored: upright, in a few widths (never enlarged), and without any metadata.
 * @throws ApiError 415 for what is no JPG, PNG or WebP, 413 for too many pixels, 400 for a damaged file.
 */
export async function makePicture(upload: Uint8Array): Promise<Picture> {
  const format = imageFormatOf(upload);
  if (format === null || isAlsoSomethingElse(upload)) throw new ApiError("invalid_image", NOT_AN_IMAGE);
  if (isCutShort(upload)) throw damaged();
  return withUploadDecoders(async () => {
    try {
      const metadata = await sharp(upload, { limitInputPixels: false }).metadata();
      if (metadata.format !== format) throw new ApiError("invalid_image", NOT_AN_IMAGE);
      requireModestSize(metadata);
      return await encode(upload);
    } catch (error) {
      throw error instanceof ApiError ? error : damaged();
    }
  });
}

const damaged = () =>
  new ApiError(
    "damaged_image",
    "This picture is damaged or incomplete. Please save it again as a JPG and upload that.",
  );

function requireModestSize({ width, height, channels, depth, format, isProgressive }: Metadata): void {
  const pixels = width * height;
  // A JPEG's coefficients are 16 bits wide whatever its samples are.
  const sampleBytes = format === "jpeg" || depth === "ushort" ? 2 : 1;
  const heldBytes = isProgressive ? pixels * channels * sampleBytes : 0;
  if (pixels > MAX_PIXELS || heldBytes > MAX_HELD_BYTES) {
    throw new ApiError(
      "too_many_pixels",
      "This picture has too many pixels. Please save it smaller, with at most 20 megapixels, and upload it again.",
    );
  }
}

async function encode(upload: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(upload, {
    limitInputPixels: MAX_PIXELS,
    failOn: "error",
    sequentialRead: true,
  })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({ ...LARGEST_VARIANT, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const variants: Picture["variants"] = [];
  for (const variantWidth of variantWidths(width)) {
    const bytes = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: variantWidth })
      .webp(WEBP)
      .toBuffer();
    variants.push({ width: variantWidth, bytes });
  }
  return { width, height, variants };
}
