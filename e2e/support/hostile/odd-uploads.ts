import { CLAIMS, type HostileFile } from "@/e2e/support/hostile/file";
import { MAX_IMAGE_BYTES } from "@/lib/images/schema";

const ODD_NAMES = [
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "/etc/cron.d/photo.jpg",
  "C:\\fakepath\\..\\photo.jpg",
  "....//....//photo.jpg",
  "photo.jpg/../../../app/page.tsx",
  "public/photo.jpg",
  ".",
  "..",
  "photo\u0000.jpg",
  "photo\u0007.jpg",
  "photo\u007f.jpg",
  `${"a".repeat(300)}.jpg`,
  "\\\\server\\share\\photo.jpg",
  "..\u002fphoto.jpg",
];

/** A valid photo with unusual file names, such as path traversal. */
export function oddNames(jpeg: Buffer): HostileFile[] {
  return ODD_NAMES.map((fileName) => ({
    kind: `name: ${JSON.stringify(fileName).slice(0, 40)}`,
    fileName,
    type: "image/jpeg",
    bytes: jpeg,
    status: 400 as const,
  }));
}

/** Empty files, and files over the size limit. */
export function wrongSizes(jpeg: Buffer): HostileFile[] {
  const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
  return [
    ...CLAIMS.map(([fileName, type]) => ({
      kind: "empty",
      fileName,
      type,
      bytes: Buffer.alloc(0),
      status: 415 as const,
    })),
    ...[MAX_IMAGE_BYTES + 1, MAX_IMAGE_BYTES + 20_000, MAX_IMAGE_BYTES * 2, MAX_IMAGE_BYTES * 4].map(
      (size) => ({
        kind: `${size} bytes`,
        fileName: "photo.jpg",
        type: "image/jpeg",
        bytes: padded(size),
        status: 413 as const,
      }),
    ),
  ];
}
