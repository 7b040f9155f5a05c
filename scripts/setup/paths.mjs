import { fileURLToPath } from "node:url";

/** The project's folder, without a trailing slash. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** What must survive: the embedded database and uploaded images. */
export const dataFolder = `${root}/.data`;

/** What can be thrown away at any time. */
export const cacheFolder = `${root}/.cache`;
