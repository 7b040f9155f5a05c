import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Barlow as in public/fonts, but as TTF, because next/og does not support WOFF2. */
const FILES = [
  { file: "barlow-condensed-700.ttf", weight: 700 },
  { file: "barlow-condensed-600.ttf", weight: 600 },
] as const;

/** The font family of link previews. */
export const SHARE_FACE = "Barlow Condensed";

/** The fonts of link previews, in the format of next/og. */
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
