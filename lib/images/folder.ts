import { join } from "node:path";

/**
 * The disk store's folder, in `.data`, which updates keep. The `turbopackIgnore` comment keeps the pictures out of the
 * build's file tracing.
 */
export const IMAGE_FOLDER = join(/* turbopackIgnore: true */ process.cwd(), ".data", "images");
