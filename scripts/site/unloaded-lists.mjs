import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../setup/paths.mjs";
import { finishPage } from "./finish-page.mjs";

/**
 * A list's page without its vehicles, for the addresses of that list.
 * @typedef {{ address: RegExp, html: string, policy: string }} UnloadedList
 */

const LISTS = ["inventory", "parts"];

/**
 * Reads the pages in which the browser loads a list that the server could not. They were made by the build and show no
 * record, so none of Next's caches, which distrust what is from before their start, has a say in them.
 * @returns {Promise<UnloadedList[]>}
 */
export function readUnloadedLists() {
  const build = join(root, process.env.NEXT_DIST_DIR || ".next");
  const readText = (/** @type {string} */ path) => readFile(join(build, path), "utf8");
  return Promise.all(
    LISTS.map(async (list) => {
      const page = await readText(`server/app/${list}/page/unloaded.html`);
      return {
        address: new RegExp(`^/${list}(/page/[^/?]+)?/?(\\?|$)`),
        ...(await finishPage(page, readText)),
      };
    }),
  );
}
