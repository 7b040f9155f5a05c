// How a stored picture's files are named, and so how their addresses are made from one another. Safe in a browser.
//
// A picture is stored as WebP in up to three widths: each of VARIANT_WIDTHS that is narrower than the picture, and its
// own width (1600 at most). The files differ in the end of their name only: `/images/<id>-480.webp`,
// `/images/<id>-960.webp`, `/images/<id>-1600.webp`. What a record keeps is the address of the widest, whose name
// therefore tells which others there are.

/** Pixels, narrowest first. */
const VARIANT_WIDTHS = [480, 960, 1600] as const;

/** The box that the widest variant fits in, in pixels. */
export const LARGEST_VARIANT = { width: 1600, height: 2400 } as const;

const ID = "[0-9a-f]{32}";
const WIDTH = "[1-9][0-9]{0,3}";
const FILE_NAME = new RegExp(`^(${ID})-${WIDTH}\\.webp$`);
const ADDRESS = new RegExp(`^(.*/images/${ID})-(${WIDTH})\\.webp$`);

/** The widths a picture is stored in, narrowest first; `widest` is the width of its widest variant in pixels. */
export function variantWidths(widest: number): number[] {
  return [...VARIANT_WIDTHS.filter((width) => width < widest), widest];
}

/** The file name of one variant. */
export function variantFile(publicId: string, width: number): string {
  return `${publicId}-${width}.webp`;
}

/** Which picture a file belongs to, or null when no file of ours is named so. */
export function publicIdOf(file: string): string | null {
  return FILE_NAME.exec(file)?.[1] ?? null;
}

function variantsOf(url: string): { url: string; width: number }[] {
  const [, stem, widest] = ADDRESS.exec(url) ?? [];
  if (stem === undefined) return [];
  return variantWidths(Number(widest)).map((width) => ({ url: `${stem}-${width}.webp`, width }));
}

/** The addresses of every variant, from that of the widest; an address that is not of ours stands for itself. */
export function variantUrls(url: string): string[] {
  const variants = variantsOf(url);
  return variants.length === 0 ? [url] : variants.map((variant) => variant.url);
}

/**
 * The address of the narrowest variant that fills `width` pixels, or of the widest when none does. An address that is
 * not of ours (a drawing, a picture elsewhere) comes back as it is.
 */
export function variantUrl(url: string, width: number): string {
  return variantsOf(url).find((variant) => variant.width >= width)?.url ?? url;
}

/** What `srcset` of an `<img>` takes; undefined when there is only one size. */
export function srcSet(url: string): string | undefined {
  const variants = variantsOf(url);
  if (variants.length < 2) return undefined;
  return variants.map((variant) => `${variant.url} ${variant.width}w`).join(", ");
}
