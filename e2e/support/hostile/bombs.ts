import sharp from "sharp";
import type { HostileFile } from "@/e2e/support/hostile/file";
import { pngHeader } from "@/e2e/support/png-bytes";

/** Small files that decode to more pixels than fit into memory. */
export async function bombs(): Promise<HostileFile[]> {
  const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background: "#345" }, limitInputPixels: false });
  const files: [string, string, Buffer][] = [
    ["png of 51 megapixels", "png", await blank(8_250, 6_200).png().toBuffer()],
    ["png of 100 megapixels", "png", await blank(10_000, 10_000).png().toBuffer()],
    ["narrow png of 60 megapixels", "png", await blank(60, 1_000_000).png().toBuffer()],
    ["jpeg of 51 megapixels", "jpeg", await blank(8_250, 6_200).jpeg().toBuffer()],
    [
      "progressive jpeg of 39 megapixels",
      "jpeg",
      await blank(7_200, 5_400).jpeg({ progressive: true }).toBuffer(),
    ],
    [
      "progressive jpeg of 60 megapixels",
      "jpeg",
      await blank(10_000, 6_000).jpeg({ progressive: true }).toBuffer(),
    ],
    ["webp of 51 megapixels", "webp", await blank(8_250, 6_200).webp({ effort: 0 }).toBuffer()],
    [
      "lossless webp of 51 megapixels",
      "webp",
      await blank(8_250, 6_200).webp({ lossless: true, effort: 0 }).toBuffer(),
    ],
    ["png that claims 2 gigapixels", "png", pngHeader(65_000, 32_000)],
    ["png that claims 4 exapixels", "png", pngHeader(0x7fffffff, 0x7fffffff)],
  ];
  return files.map(([kind, format, bytes]) => ({
    kind: `bomb: ${kind}`,
    fileName: `photo.${format}`,
    type: `image/${format}`,
    bytes,
    status: kind.includes("exapixels") ? 400 : 413,
  }));
}
