import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import getPort from "get-port";

const folder = resolve(".cache/empty-app");

/** The smallest App Router page with a Link and an Image, and a static page with the given HTML and style sheet. */
const filesOf = (html: string, css: string) => ({
  "next.config.mjs": `export default { cacheComponents: true, partialPrefetching: false, poweredByHeader: false, turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  "app/layout.js": "export default ({ children }) => <html lang='en'><body>{children}</body></html>;",
  "app/page.js": `import Image from "next/image";
import Link from "next/link";
export default () => <main><Link href="/" prefetch={false}>Home</Link><Image src="/icon.svg" alt="" width={8} height={8} unoptimized /></main>;`,
  "app/same-size/page.js": `import "./style.css";
export default () => <main dangerouslySetInnerHTML={{ __html: ${JSON.stringify(html)} }} />;`,
  "app/same-size/style.css": css,
  // Without this file, Next uses the one of the site.
  "instrumentation.js": "export function register() {}",
  "public/icon.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
});

const server = `import { createServer } from "node:http";
import next from "next";
const app = next({ dev: false, dir: process.env.APP_FOLDER });
await app.prepare();
createServer(app.getRequestHandler()).listen(Number(process.env.PORT), "127.0.0.1");`;

const running: ChildProcess[] = [];
process.on("exit", () => {
  for (const child of running) child.kill();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

/** Starts a program, which is stopped when this process exits, and waits until it responds at `url`. */
export async function startServer(
  url: string,
  command: string,
  args: string[],
  env: Record<string, string | undefined> = {},
) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.push(child);
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    if (await fetch(url).catch(() => null)) return;
    await delay(100);
  }
  throw new Error(`${command} does not respond at ${url}.`);
}

/**
 * Builds the empty app and serves it in production, with a custom server like the site's, until this process exits.
 * @returns its URL without a trailing slash; the second page is at /same-size
 */
export async function startEmptyApp(html = "", css = ""): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(filesOf(html, css))) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, text);
  }
  const env = {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_DIST_DIR: undefined,
  } as const;
  await promisify(execFile)("node_modules/.bin/next", ["build", folder], { env, timeout: 600_000 });
  const port = String(await getPort());
  const url = `http://127.0.0.1:${port}`;
  await startServer(url, process.execPath, ["--input-type=module", "--eval", server], {
    ...env,
    PORT: port,
    APP_FOLDER: folder,
    MALLOC_ARENA_MAX: "2",
  });
  return url;
}

/** The gzipped bytes of a page's scripts. */
export async function scriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const tags = html.matchAll(/<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi);
  let bytes = 0;
  for (const source of new Set(Array.from(tags, ([, source]) => source ?? ""))) {
    bytes += gzipSync(await (await fetch(new URL(source, url))).arrayBuffer()).length;
  }
  return bytes;
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
