import type { HostileFile, Photos } from "@/e2e/support/hostile/file";
import { pngHeader } from "@/e2e/support/png-bytes";

/** Truncated photos. */
export function truncated(photos: Photos): HostileFile[] {
  return Object.entries(photos).flatMap(([format, bytes]) =>
    [0.02, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.97, 0.999].map((part) => ({
      kind: `${format} cut off after ${part * 100}%`,
      fileName: `photo.${format}`,
      type: `image/${format}`,
      bytes: bytes.subarray(0, Math.floor(bytes.length * part)),
      status: 400 as const,
    })),
  );
}

/** Photos with overwritten bytes. */
export function damaged({ png, webp }: Photos): HostileFile[] {
  const overwritten = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    for (let index = at; index < Math.min(at + 40, copy.length); index += 1)
      copy[index] = 0xff ^ (copy[index] ?? 0);
    return copy;
  };
  const files: [string, Buffer][] = [
    ["png", overwritten(png, 8)],
    ["png", overwritten(png, 16)],
    ["png", pngHeader(0, 0)],
    ["png", pngHeader(10, 0)],
    ["webp", overwritten(webp, 12)],
    ["webp", overwritten(webp, 16)],
  ];
  return files.map(([format, bytes]) => ({
    kind: `damaged ${format}`,
    fileName: `photo.${format}`,
    type: `image/${format}`,
    bytes,
    status: 400 as const,
  }));
}
