import { CLAIMS, type HostileFile, type Photos, SCRIPT } from "@/e2e/support/hostile/file";

/** Text files with the names and types of pictures. */
export function notPictures(): HostileFile[] {
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
    CLAIMS.map(([fileName, type]) => ({
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

/** Files of other formats, and files that begin like a picture but are not one. */
export function wrongMagic({ jpeg, png }: Photos): HostileFile[] {
  const others = Object.entries(MAGIC).flatMap(([kind, magic]) =>
    CLAIMS.slice(0, 3).map(([fileName, type]) => ({
      kind,
      fileName,
      type,
      bytes: Buffer.concat([magic, Buffer.alloc(500, 7)]),
      status: 415 as const,
    })),
  );
  const shifted = [1, 2, 3, 8].map((by) => ({
    kind: "a photo after other bytes",
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
