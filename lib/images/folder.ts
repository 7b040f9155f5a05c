import { join } from "node:path";

/**
 * Where pictures are kept without a blob store: under what survives an update. The build must not look inside, or it
 * would take them for files of the program.
 */
export const IMAGE_FOLDER = join(/* turbopackIgnore: true */ process.cwd(), ".data", "images");
