import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { finishPage } from "./finish-page.mjs";

// Node gives the module, a bundler what the module exports.
const NextStore = fileSystemCache.default ?? fileSystemCache;

/** @typedef {{ kind: string, html?: unknown, headers?: Record<string, string>, postponed?: string }} Page */

/** Style sheets by their path in the build. @type {Map<string, string>} */
const texts = new Map();

/**
 * Next's own store of rendered pages (`cacheHandler` in next.config.ts), which puts the style sheets into each page and gives
 * it the policy that lets its own inline scripts run and no others: what they are is known once the page is rendered, so
 * nothing is left to do for the requests it answers. (Next packs this file into the middleware as well, where nothing of
 * Node is to be had.)
 */
export default class PageStore extends NextStore {
  /** @param {[string, object]} args */
  async get(...args) {
    const entry = await super.get(...args);
    await this.finish(entry?.value);
    return entry;
  }

  /** @param {[string, object | null, object]} args */
  async set(...args) {
    // The visitor who waits for the page is answered from the same object.
    await this.finish(args[1]);
    return super.set(...args);
  }

  /**
   * Makes a page as it goes out: once, for its policy says that it was done.
   * @param {Page | null | undefined} page
   */
  async finish(page) {
    // What is still to be rendered for each request cannot be known here: such pages have nonces (middleware.ts).
    if (page?.kind !== "APP_PAGE" || typeof page.html !== "string" || page.postponed) return;
    if (page.headers?.["content-security-policy"]) return;
    const { html, policy } = await finishPage(page.html, (path) => this.readOfBuild(path));
    // Both at once: somebody else may be sending the page just now.
    page.html = html;
    page.headers = { ...page.headers, "content-security-policy": policy };
  }

  /**
   * @param {string} path in the build's folder
   * @returns {Promise<string>}
   */
  async readOfBuild(path) {
    const read = texts.get(path) ?? (await this.fs.readFile(`${this.serverDistDir}/../${path}`, "utf8"));
    texts.set(path, read);
    return read;
  }
}
