// Detects the file type from the bytes: the client's file name and Content-Type are not trusted.

export type ImageFormat = "jpeg" | "png" | "webp";

const startsWith = (bytes: Uint8Array, offset: number, ...expected: number[]) =>
  expected.every((byte, index) => bytes[offset + index] === byte);

/** The picture format by the file's signature (its first bytes), or null for any other format. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  const isRiff = startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46);
  return isRiff && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50) ? "webp" : null;
}

/** The last chunk of every PNG, with its checksum. */
const PNG_END = Buffer.from([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const RIFF_HEAD_BYTES = 8;

/** Whether a PNG or WebP file is truncated. Decoders may accept a file that only lacks its last bytes. */
export function isTruncated(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = imageFormatOf(bytes);
  if (format === "png") return !file.includes(PNG_END);
  return format === "webp" && file.length < RIFF_HEAD_BYTES + file.readUInt32LE(4);
}

// Each alternative is long enough that compressed pixels match it by chance in less than one of 100,000 files of the
// maximum size.
const EMBEDDED_CONTENT =
  /<script[\s/>]|<!doctype\s|<html[\s>]|<iframe[\s/>]|<foreignobject[\s>]|\sxmlns=["']http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml)|<\?php\s|%PDF-\d\.|#!\/(?:usr\/)?bin\//i;

const CHUNK_BYTES = 256 * 1024;
/** At least the length of the longest match of EMBEDDED_CONTENT. */
const OVERLAP_BYTES = 64;

/**
 * Whether a picture file is a polyglot: it also contains markup, a script, a PDF or an archive, in a comment or after
 * the pixels. Only decoded pixels are stored, so such files are harmless, but they are not photos and are rejected.
 */
export function isPolyglot(bytes: Uint8Array): boolean {
  if (endsAsZip(bytes)) return true;
  // Overlapping chunks avoid a second copy of a large file in memory, as a string.
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = Buffer.from(
      bytes.buffer,
      bytes.byteOffset + at,
      Math.min(CHUNK_BYTES + OVERLAP_BYTES, bytes.length - at),
    );
    // Latin-1 maps each byte to one character.
    if (EMBEDDED_CONTENT.test(chunk.toString("latin1"))) return true;
  }
  return false;
}

const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX_BYTES = 65_535;

/** Whether the file ends with a ZIP end-of-central-directory record and its comment. */
function endsAsZip(bytes: Uint8Array): boolean {
  const earliest = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_MAX_BYTES);
  for (let at = bytes.length - ZIP_END_BYTES; at >= earliest; at -= 1) {
    if (!startsWith(bytes, at, 0x50, 0x4b, 0x05, 0x06)) continue;
    const commentLength = (bytes[at + 20] ?? 0) + (bytes[at + 21] ?? 0) * 256;
    if (at + ZIP_END_BYTES + commentLength === bytes.length) return true;
  }
  return false;
}
