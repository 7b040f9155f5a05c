// Detects the file type from the bytes: the name and the type that were sent with the file are not trusted.

export type ImageFormat = "jpeg" | "png" | "webp";

const startsWith = (bytes: Uint8Array, offset: number, ...expected: number[]) =>
  expected.every((byte, index) => bytes[offset + index] === byte);

/** The picture format that a file begins as, or null. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  const isRiff = startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46);
  return isRiff && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50) ? "webp" : null;
}

/** The last chunk of every PNG, with its checksum. */
const PNG_END = Buffer.from([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const RIFF_HEAD_BYTES = 8;

/** Whether a file ends too early by its own account; a decoder may not mind when only its last part is missing. */
export function isCutShort(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = imageFormatOf(bytes);
  if (format === "png") return !file.includes(PNG_END);
  return format === "webp" && file.length < RIFF_HEAD_BYTES + file.readUInt32LE(4);
}

// Each is long enough that compressed pixels never spell it by chance: less than once in a hundred thousand files of
// the largest size.
const ANOTHER_KIND =
  /<script[\s/>]|<!doctype\s|<html[\s>]|<iframe[\s/>]|<foreignobject[\s>]|\sxmlns=["']http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml)|<\?php\s|%PDF-\d\.|#!\/(?:usr\/)?bin\//i;

const PIECE_BYTES = 256 * 1024;
/** At least as long as the longest word of ANOTHER_KIND. */
const OVERLAP_BYTES = 64;

/**
 * Whether a file is something else as well as a picture: markup, a program, a PDF or an archive hidden in a comment or
 * after the pixels. Only pixels are ever stored, so this protects nobody; but whoever sends such a file does not mean
 * to show a car, and is told so.
 */
export function isAlsoSomethingElse(bytes: Uint8Array): boolean {
  if (endsAsZip(bytes)) return true;
  // In pieces that overlap, so that a large file is not turned into a large text as well.
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = Buffer.from(
      bytes.buffer,
      bytes.byteOffset + at,
      Math.min(PIECE_BYTES + OVERLAP_BYTES, bytes.length - at),
    );
    // Latin-1 keeps each byte as one character.
    if (ANOTHER_KIND.test(piece.toString("latin1"))) return true;
  }
  return false;
}

const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX_BYTES = 65_535;

/** Whether the file ends with a ZIP directory, whose own comment reaches exactly to the end. */
function endsAsZip(bytes: Uint8Array): boolean {
  const earliest = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_MAX_BYTES);
  for (let at = bytes.length - ZIP_END_BYTES; at >= earliest; at -= 1) {
    if (!startsWith(bytes, at, 0x50, 0x4b, 0x05, 0x06)) continue;
    const commentLength = (bytes[at + 20] ?? 0) + (bytes[at + 21] ?? 0) * 256;
    if (at + ZIP_END_BYTES + commentLength === bytes.length) return true;
  }
  return false;
}
