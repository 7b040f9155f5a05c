import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { root } from "./paths.mjs";

/** Folders and files that no build reads. Whatever else is added counts as a source by itself. */
const ignored = new Set([
  "node_modules",
  "docs",
  "e2e",
  "scripts",
  "migrations",
  "generated",
  "test-results",
  "playwright-report",
  "coverage",
  "next-env.d.ts",
]);

/**
 * A digest of everything the production build is made from.
 * @param {string[]} facts values from outside the files that end up in the build, such as the site's address
 * @returns {string} hexadecimal SHA-256
 */
export function sourceFingerprint(facts) {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([process.version, ...facts]));
  addFolder(hash, "");
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} folder path from the root, empty or ending in a slash
 */
function addFolder(hash, folder) {
  const entries = readdirSync(`${root}/${folder}`, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    if (name.startsWith(".") || ignored.has(name) || /\.test\.tsx?$|\.md$|\.tsbuildinfo$/.test(name))
      continue;
    const path = `${folder}${name}`;
    if (entry.isDirectory()) addFolder(hash, `${path}/`);
    else if (entry.isFile())
      hash
        .update(path)
        .update("\0")
        .update(readFileSync(`${root}/${path}`))
        .update("\0");
  }
}
