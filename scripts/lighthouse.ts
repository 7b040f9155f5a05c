// npm run lighthouse [-- --runs=1] [/parts …]: runs Lighthouse on the public pages of a running production build
// (SITE_URL) and on an empty page, as a slow phone. Exits with 1 if the median scores of a page are below MIN_SCORES, its
// layout shifts, or its LCP is more than MAX_LCP_RATIO times that of the empty page. Run it on an otherwise idle machine.
import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs, promisify } from "node:util";
import { PUBLIC_PAGES } from "@/e2e/support/pages";
import { site } from "@/e2e/support/site";
import config from "@/playwright.config";
import { median, startEmptyApp } from "./bench/empty-app";

const MIN_SCORES = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };
const MAX_LCP_RATIO = 1.7;
/** On a busy machine, Lighthouse sometimes loses its trace and has to run again. */
const ATTEMPTS = 3;
const SOURCE = "scripts/lighthouse";
const FOLDER = ".cache/lighthouse";

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Lighthouse is not a dependency: it is large, and neither the site nor its tests need it. */
function install() {
  const lock = (folder: string) => readFileSync(`${folder}/package-lock.json`, "utf8");
  if (existsSync(`${FOLDER}/node_modules/.package-lock.json`) && lock(FOLDER) === lock(SOURCE)) return;
  cpSync(SOURCE, FOLDER, { recursive: true });
  const args = ["ci", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", args, { stdio: "inherit" });
}

async function visit(url: string, attempt = 1): Promise<Report> {
  const path = `${FOLDER}/report.json`;
  const args = [
    ...["--output=json", `--output-path=${path}`, "--quiet", "--no-enable-error-reporting"],
    // Applied throttling, because simulated paints cannot be compared with each other.
    ...["--form-factor=mobile", "--throttling-method=devtools"],
    `--only-categories=${Object.keys(MIN_SCORES).join()}`,
    "--chrome-flags=--headless=new --disable-gpu --mute-audio --no-sandbox",
  ];
  const env = { ...process.env, CHROME_PATH: config.use?.launchOptions?.executablePath };
  try {
    await promisify(execFile)(`${FOLDER}/node_modules/.bin/lighthouse`, [url, ...args], {
      env,
      timeout: 180_000,
    });
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return visit(url, attempt + 1);
  }
}

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
});
install();
const list = await (await fetch(`${site.url}/inventory`)).text();
const id = /href="\/inventory\/([\w-]+)"/.exec(list)?.[1];
const partsList = await (await fetch(`${site.url}/parts`)).text();
const donorId = /href="\/parts\/([\w-]+)"/.exec(partsList)?.[1];
const vehiclePages = [
  ...(id ? [`/inventory/${id}`, `/contact?vehicle=${id}`] : []),
  ...(donorId ? [`/parts/${donorId}`] : []),
];
const paths =
  positionals.length > 0 ? positionals : [...PUBLIC_PAGES.map(({ path }) => path), ...vehiclePages];
const EMPTY = "(empty page)";
const urls = new Map(paths.map((path) => [path, site.url + path])).set(EMPTY, await startEmptyApp());
const reports = new Map<string, Report[]>([...urls.keys()].map((path) => [path, []]));

// Rounds over all pages, so that a busy minute of the machine does not slow a single page.
for (let run = 1; run <= Number(values.runs); run += 1) {
  console.log(`Round ${run} of ${values.runs}, load ${loadavg()[0]?.toFixed(1)}`);
  for (const [path, url] of urls) reports.get(path)?.push(await visit(url));
}

const measured = [...reports].map(([path, all]) => {
  const ms = (audit: string) => Math.round(median(all.map(({ audits }) => audits[audit]?.numericValue ?? 0)));
  const score = (id: string) => median(all.map(({ categories }) => 100 * (categories[id]?.score ?? 0)));
  const shifts = all.map(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? 0);
  return {
    path,
    ...Object.fromEntries(Object.keys(MIN_SCORES).map((id) => [id, Math.round(score(id))])),
    shift: Number(Math.max(...shifts).toFixed(4)),
    "first paint (ms)": ms("first-contentful-paint"),
    "largest paint (ms)": ms("largest-contentful-paint"),
    "blocked (ms)": ms("total-blocking-time"),
  };
});
const emptyPaint = measured.at(-1)?.["largest paint (ms)"] ?? Number.NaN;
const rows = measured.map((row: Record<string, number | string>) => {
  const ratio = Number(row["largest paint (ms)"]) / emptyPaint;
  const scoresOk = Object.entries(MIN_SCORES).every(([id, least]) => Number(row[id]) >= least);
  const ok = row.path === EMPTY || (scoresOk && row.shift === 0 && ratio <= MAX_LCP_RATIO);
  return { ...row, "× empty": Number(ratio.toFixed(2)), ok };
});
console.table(rows);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
