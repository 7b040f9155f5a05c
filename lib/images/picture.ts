import "server-only";
import type { Metadata } from "sharp";
import { ApiError } from "@/lib/http/errors";
import { imageFormatOf, isPolyglot, isTruncated } from "@/lib/images/content";
import { NOT_AN_IMAGE } from "@/lib/images/schema";
import { sharp, withUploadDecoders } from "@/lib/images/sharp";
import { LARGEST_VARIANT, variantWidths } from "@/lib/images/variants";

/** A picture re-encoded from the pixels of an upload: one WebP file for each width in pixels, narrowest first. */
export type Picture = { width: number; height: number; variants: { width: number; bytes: Uint8Array }[] };

const MAX_PIXELS = 40_000_000;

/** Decoding a progressive JPEG or an interlaced PNG takes memory for the whole picture, which is limited. */
const MAX_BUFFERED_BYTES = 160_000_000;

const DECODE_SECONDS = 15;
const WEBP = { quality: 80, effort: 4 } as const;

/**
 * Re-encodes an upload for storage: rotated upright, in up to three widths (never enlarged), and without metadata.
 * @throws ApiError 415 for anything but a JPG, PNG or WebP, 413 for too many pixels, 400 for a damaged file.
 */
export async function makePicture(upload: Uint8Array): Promise<Picture> {
  const format = imageFormatOf(upload);
  if (format === null || isPolyglot(upload)) throw new ApiError("invalid_image", NOT_AN_IMAGE);
  if (isTruncated(upload)) throw damaged();
  return withUploadDecoders(async () => {
    try {
      const metadata = await sharp(upload, { limitInputPixels: false }).metadata();
      if (metadata.format !== format) throw new ApiError("invalid_image", NOT_AN_IMAGE);
      requirePixelLimit(metadata);
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

function requirePixelLimit({ width, height, channels, depth, format, isProgressive }: Metadata): void {
  const pixels = width * height;
  // The coefficients of a JPEG have 16 bits, independent of the bit depth of its samples.
  const sampleBytes = format === "jpeg" || depth === "ushort" ? 2 : 1;
  const bufferedBytes = isProgressive ? pixels * channels * sampleBytes : 0;
  if (pixels > MAX_PIXELS || bufferedBytes > MAX_BUFFERED_BYTES) {
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
