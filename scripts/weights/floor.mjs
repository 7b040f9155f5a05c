import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname } from "node:path";
import { runNode } from "../setup/child.mjs";
import { cacheFolder, root } from "../setup/paths.mjs";
import { freePort } from "../site/port.mjs";
import { withBrowser } from "./check.mjs";
import { weighPage } from "./page-weight.mjs";

const folder = `${cacheFolder}/weights-floor`;

/** The least that an App Router page with a link and an image can be. */
const FILES = {
  "next.config.mjs": `export default { cacheComponents: true, partialPrefetching: false, turbopack: { root: ${JSON.stringify(root)} } };`,
  "app/layout.js": "export default ({ children }) => <html lang='en'><body>{children}</body></html>;",
  "app/page.js": `import Image from "next/image";
import Link from "next/link";
export default () => <main><Link href="/" prefetch={false}>Home</Link><Image src="/icon.svg" alt="" width={8} height={8} unoptimized /></main>;`,
  // Its own, or Next takes the site's.
  "instrumentation.js": "export function register() {}",
  "public/icon.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
};

/** @returns {Promise<number>} gzipped bytes of JavaScript */
export function measureFloor() {
  return withEmptyPage((address) =>
    withBrowser(async (browser) => (await weighPage(browser, address)).script),
  );
}

/**
 * Builds that page beside the site, and serves it while `work` runs.
 * @template Result
 * @param {(address: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withEmptyPage(work) {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, text);
  }
  const env = {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_DIST_DIR: undefined,
  };
  const next = `${root}/node_modules/next/dist/bin/next`;
  const { code, output } = await runNode([next, "build", folder], { env });
  if (code !== 0) throw new Error(`The empty page could not be built:\n${output}`);
  const { address, close } = await serve();
  try {
    return await work(address);
  } finally {
    await close();
  }
}

async function serve() {
  const { default: next } = await import("next");
  const port = await freePort();
  const app = next({ dev: false, dir: folder, port });
  await app.prepare();
  const server = createServer(app.getRequestHandler());
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
    },
  };
}
