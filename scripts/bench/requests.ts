// npm run bench: measures requests per second of cached pages with wrk, compared with an empty static Next page and one
// of the same size as /inventory, and behind nginx with a file of that size. Exits with 1 if a ratio is too low.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import getPort from "get-port";
import { median, scriptBytes, startEmptyApp, startServer } from "./empty-app";

const ROUNDS = 5;
const SECONDS = 4;
const NGINX_CONFIG = "deploy/nginx.conf";

const site = process.env.SITE_URL || "http://localhost:3000";

async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const options = ["-t2", "-c16", `-d${seconds}s`, "-H", "Accept-Encoding: gzip"];
  const { stdout } = await promisify(execFile)("wrk", [...options, url], { timeout: 60_000 });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
}

/** The part of a page's HTML that makes a Next page of the same size: it is in the markup and again in the payload. */
function halfOf(html: string): string {
  const EMPTY_PAGE = 4_500;
  let part = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
  const payload = () => JSON.stringify(part).replaceAll("<", "\\u003c").length;
  while (EMPTY_PAGE + part.length + payload() > html.length) part = part.slice(0, -100);
  return part;
}

/** Serves the site on loopback through nginx with NGINX_CONFIG, and a file with the given content at /file. */
async function startNginx(content: Buffer): Promise<string> {
  const folder = resolve(".cache/bench-nginx");
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/file`, content);
  const url = `http://127.0.0.1:${await getPort()}`;
  const config = readFileSync(NGINX_CONFIG, "utf8")
    .replaceAll(/\bapp-\d:3000\b/g, new URL(site).host)
    .replaceAll(/\/var\/(cache|log)\/nginx/g, folder)
    .replace(/listen 80\b/, `listen ${new URL(url).host}`)
    .replace("location / {", `location = /file { alias ${folder}/file; }\n  location / {`);
  const main = `daemon off; user root; pid ${folder}/nginx.pid; error_log stderr; events {} http {\n${config}}`;
  writeFileSync(`${folder}/nginx.conf`, main);
  await startServer(url, "nginx", ["-p", folder, "-c", `${folder}/nginx.conf`]);
  return url;
}

const html = await (await fetch(`${site}/inventory`)).text();
const sheets = Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href]) => href ?? "");
const css = await Promise.all(sheets.map(async (href) => (await fetch(new URL(href, site))).text()));
const [vehicle] = /\/inventory\/[\w-]+(?=")/.exec(html) ?? [];
if (!vehicle) throw new Error("/inventory lists no vehicle.");

const app = await startEmptyApp(halfOf(html), css.join("\n"));
console.log(`The empty page loads ${await scriptBytes(app)} bytes of JavaScript, gzipped.`);
const urls: Record<string, string> = {
  inventory: `${site}/inventory`,
  vehicle: `${site}${vehicle}`,
  empty: `${app}/`,
  sameSize: `${app}/same-size`,
};
if (existsSync(NGINX_CONFIG)) {
  const nginx = await startNginx(gzipSync(html));
  Object.assign(urls, { nginx: `${nginx}/inventory`, file: `${nginx}/file` });
}

const rounds: Record<string, number>[] = [];
for (const url of Object.values(urls)) await requestsPerSecond(url, 2);
for (let round = 0; round < ROUNDS; round += 1) {
  const rates: Record<string, number> = {};
  for (const [name, url] of Object.entries(urls)) rates[name] = await requestsPerSecond(url, SECONDS);
  rounds.push(rates);
}

const rate = (name: string) => median(rounds.map((rates) => rates[name] ?? Number.NaN));
const sizes = await Promise.all(
  Object.entries(urls).map(async ([name, url]) => {
    const text = await (await fetch(url)).text();
    return [name, { "requests/s": Math.round(rate(name)), bytes: text.length, gzip: gzipSync(text).length }];
  }),
);
console.table(Object.fromEntries(sizes));

const comparisons = [
  ["inventory", "empty", 0.5],
  ["vehicle", "empty", 0.5],
  ["inventory", "sameSize", 0.8],
  ["vehicle", "sameSize", 0.8],
  ["nginx", "file", 0.8],
] as const;
const ratios = comparisons
  .filter(([page]) => urls[page])
  .map(([page, against, atLeast]) => {
    const ratio = median(rounds.map((rates) => (rates[page] ?? 0) / (rates[against] ?? 0)));
    return { page, against, ratio: Number(ratio.toFixed(2)), atLeast, ok: ratio >= atLeast };
  });
console.table(ratios);
process.exit(ratios.every(({ ok }) => ok) ? 0 : 1);
