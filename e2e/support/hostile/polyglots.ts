import { type HostileFile, type Photos, SCRIPT } from "@/e2e/support/hostile/file";
import { withPngText } from "@/e2e/support/png-bytes";
import { withSegments } from "@/e2e/support/sample-photos";

/** An empty archive: the 22-byte end-of-directory record is all that a ZIP needs. */
const zip = (comment = "") => {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
};

/** Valid photos that are valid files of another format as well. */
export function polyglots({ jpeg, png, webp }: Photos): HostileFile[] {
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
