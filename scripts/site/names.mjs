/** Lock of a folder's site: one at a time. Relative, as folder-lock.mjs wants it. */
export const siteLock = ".data/running.sock";

/** The site's database inside the embedded PostgreSQL. */
export const databaseName = "shop";
