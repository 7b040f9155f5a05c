import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { imageFormatOf, isPolyglot, isTruncated } from "@/lib/images/content";

const bytes = (text: string) => Buffer.from(text, "latin1");

describe("the format of a file", () => {
  it.each([
    ["jpeg", "\xff\xd8\xff\xe0"],
    ["png", "\x89PNG\r\n\x1a\n"],
    ["webp", "RIFF\x10\0\0\0WEBPVP8 "],
  ])("is %s by its signature", (format, start) => {
    expect(imageFormatOf(bytes(`${start}and more`))).toBe(format);
  });

  it.each(["", "\xff\xd8", "GIF89a", "RIFF\x10\0\0\0WAVE", "RIFF", "<svg", " \xff\xd8\xff", "\x89PNG\n\n"])(
    "is unknown for %j",
    (start) => {
      expect(imageFormatOf(bytes(start))).toBeNull();
    },
  );
});

describe("a WebP file", () => {
  it("is truncated when it is shorter than its header says", () => {
    expect(isTruncated(bytes("RIFF\x08\0\0\0WEBPVP8 "))).toBe(false);
    expect(isTruncated(bytes("RIFF\x08\0\0\0WEBPVP8 and more"))).toBe(false);
    expect(isTruncated(bytes("RIFF\x08\0\0\0WEBPVP8"))).toBe(true);
  });
});

describe("a PNG file", () => {
  it("is truncated without an IEND chunk", () => {
    expect(isTruncated(bytes("\x89PNG\r\n\x1a\n \0\0\0\0IEND\xaeB`\x82 more"))).toBe(false);
    expect(isTruncated(bytes("\x89PNG\r\n\x1a\n \0\0\0\0IEND\xaeB`"))).toBe(true);
  });
});

describe("a polyglot file", () => {
  it.each([
    "<script>",
    "<SCRIPT src=x>",
    "<!DOCTYPE html>",
    "<html>",
    '<svg xmlns="http://www.w3.org/2000/svg">',
    "<iframe src=x>",
    "<?php echo 1;",
    "%PDF-1.7",
    "#!/bin/sh",
    "#!/usr/bin/env node",
  ])("contains %j", (payload) => {
    expect(isPolyglot(bytes(`pixels \0${payload}\0 pixels`))).toBe(true);
  });

  it.each([262_134, 262_140, 262_144, 600_000])("is detected %i bytes from its start", (distance) => {
    const filler = Buffer.alloc(distance, 7);
    expect(isPolyglot(Buffer.concat([filler, bytes("<script>alert(1)"), filler]))).toBe(true);
  });

  it("ends with a ZIP archive", () => {
    const end = `PK\x05\x06${"\0".repeat(16)}\x03\0abc`;
    expect(isPolyglot(bytes(`pixels${end}`))).toBe(true);
    expect(isPolyglot(bytes(`pixels${end}more`))).toBe(false);
  });

  it.each([
    ["XMP", '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><dc:title/></rdf:RDF></x:xmpmeta>'],
    ["a motion photo", "\xff\xd9\0\0\0\x18ftypmp42\0\0\0\0isommp42"],
    ["a gain map", "\xff\xd9\xff\xd8\xff\xe1 http://ns.adobe.com/hdr-gain-map/1.0/"],
    ["a caption", "Script: Jane <jane@example.com>, 5 < 6, 100 %"],
  ])("is not a photo with %s", (_name, text) => {
    expect(isPolyglot(bytes(text))).toBe(false);
  });

  it("is not random bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5_000 }), (noise) => !isPolyglot(noise)),
      { numRuns: 300 },
    );
  });
});
