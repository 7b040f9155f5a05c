import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Barlow as in public/fonts, unpacked: what draws the pictures reads no WOFF2. */
const FILES = [
  { file: "barlow-condensed-700.ttf", weight: 700 },
  { file: "barlow-condensed-600.ttf", weight: 600 },
] as const;

/** The typeface of the pictures that stand where an address is shared. */
export const SHARE_FACE = "Barlow Condensed";

/** The fonts of those pictures, for next/og. */
export function shareFonts() {
  return Promise.all(
    FILES.map(async ({ file, weight }) => ({
      name: SHARE_FACE,
      weight,
      style: "normal" as const,
      data: await readFile(join(process.cwd(), "lib/seo/fonts", file)),
    })),
  );
}
