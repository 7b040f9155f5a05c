// File names and URLs of a stored picture's variants. Runs in the browser and on the server.
//
// A picture is stored as WebP in up to three widths: each of VARIANT_WIDTHS that is narrower than the picture, and its
// full width (1600 at most). Only the end of the file name differs: `/images/<id>-480.webp`, `/images/<id>-960.webp`,
// `/images/<id>-1600.webp`. Records contain the URL of the widest variant, from which the others are derived.

/** Pixels, narrowest first. */
const VARIANT_WIDTHS = [480, 960, 1600] as const;

/** The maximum size of the widest variant, in pixels. */
export const LARGEST_VARIANT = { width: 1600, height: 2400 } as const;

const ID = "[0-9a-f]{32}";
const WIDTH = "[1-9][0-9]{0,3}";
const FILE_NAME = new RegExp(`^(${ID})-${WIDTH}\\.webp$`);
const VARIANT_URL = new RegExp(`^(.*/images/${ID})-(${WIDTH})\\.webp$`);

/** The widths of a picture's variants in pixels, narrowest first. `widest` is the width of the widest one. */
export function variantWidths(widest: number): number[] {
  return [...VARIANT_WIDTHS.filter((width) => width < widest), widest];
}

/** The file name of one variant. */
export function variantFile(publicId: string, width: number): string {
  return `${publicId}-${width}.webp`;
}

/** The public ID in a variant's file name, or null if it is not the name of a variant. */
export function publicIdOf(file: string): string | null {
  return FILE_NAME.exec(file)?.[1] ?? null;
}

function variantsOf(url: string): { url: string; width: number }[] {
  const [, stem, widest] = VARIANT_URL.exec(url) ?? [];
  if (stem === undefined) return [];
  return variantWidths(Number(widest)).map((width) => ({ url: `${stem}-${width}.webp`, width }));
}

/** The URLs of all variants, from the URL of the widest. Any other URL is returned unchanged, as the only entry. */
export function variantUrls(url: string): string[] {
  const variants = variantsOf(url);
  return variants.length === 0 ? [url] : variants.map((variant) => variant.url);
}

/**
 * The URL of the narrowest variant that is at least `width` pixels wide, or of the widest if none is. Any other URL
 * (a drawing, an external picture) is returned unchanged.
 */
export function variantUrl(url: string, width: number): string {
  return variantsOf(url).find((variant) => variant.width >= width)?.url ?? url;
}

/** The value of the `srcset` attribute, or undefined if there is only one variant. */
export function srcSet(url: string): string | undefined {
  const variants = variantsOf(url);
  if (variants.length < 2) return undefined;
  return variants.map((variant) => `${variant.url} ${variant.width}w`).join(", ");
}
