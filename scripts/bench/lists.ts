// npm run bench:lists: times the lists with 100 and with 10,000 records, API and pages. Exits with 1 if the first page
// of a tab takes more than MAX_RATIO times as long with 10,000.
import { type Browser, chromium, type Page } from "playwright";
import { signIn } from "@/e2e/support/api";
import { fillLists } from "@/e2e/support/fill-lists";
import { site } from "@/e2e/support/site";
import config from "@/playwright.config";
import { median } from "./empty-app";

const MAX_RATIO = 1.5;
const COUNTS = [100, 10_000];
const ROUNDS = 3;
const WARM_UP = 2;
const API_RUNS = 15;
const PAGE_RUNS = 4;

const FIRST_PAGES = ["dismantled-vehicles", "retail-vehicles", "part-requests", "repair-requests"].map(
  (list) => `/api/admin/${list}?limit=50`,
);
const OTHER_CALLS = [
  "/api/admin/retail-vehicles?limit=50&q=ford+2014",
  "/api/admin/retail-vehicles?limit=50&q=nothing-like-it",
  "/api/admin/retail-vehicles?limit=50&sort=price",
  "/api/admin/retail-vehicles?limit=50&sort=year&direction=desc",
  "/api/admin/dismantled-vehicles?limit=50&sort=stockNumber",
  "/api/admin/dismantled-vehicles?limit=50&status=Scrapped",
  "/api/admin/part-requests?limit=50&q=(555)+555-0042",
  "/api/admin/repair-requests?limit=50&sort=urgency",
  "/api/admin/repair-requests?limit=1&status=pending",
  "/api/retail-vehicles?limit=100",
  "/api/dismantled-vehicles?limit=100",
  "/api/vehicle-data/batched",
];
const TABS = ["dismantled", "retail", "parts", "repairs"].map((tab) => `/admin?tab=${tab}`);

const databaseUrl = process.env.DATABASE_URL ?? "";
const { token } = await signIn();
const browser = await chromium.launch(config.use?.launchOptions);
const page = await openOffice(browser);
const times = new Map<string, number[][]>();

// The two sizes alternate, so that a busy minute of the machine slows both.
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [size, count] of COUNTS.entries()) {
    console.log(`Round ${round + 1} of ${ROUNDS}, ${count} records`);
    await fillLists(databaseUrl, count);
    for (const path of [...FIRST_PAGES, ...OTHER_CALLS]) await time(path, size, API_RUNS, call);
    for (const path of TABS) await time(path, size, PAGE_RUNS, openTab);
  }
}
await browser.close();

const results = [...times].map(([path, ofSizes]) => {
  const [few = 0, many = 0] = ofSizes.map(median);
  const limit = [...FIRST_PAGES, ...TABS].includes(path) ? MAX_RATIO : Number.POSITIVE_INFINITY;
  const [fewMs, manyMs, ratio] = [few, many, many / few].map((value) => Number(value.toFixed(2)));
  return { path, fewMs, manyMs, ratio, ok: many / few <= limit };
});
console.table(results);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

async function time(path: string, size: number, runs: number, work: (path: string) => Promise<void>) {
  const ofSizes = times.get(path) ?? [[], []];
  times.set(path, ofSizes);
  for (let run = -WARM_UP; run < runs; run += 1) {
    const start = performance.now();
    await work(path);
    if (run >= 0) ofSizes[size]?.push(performance.now() - start);
  }
}

async function call(path: string) {
  const response = await fetch(site.url + path, { headers: { Authorization: `Bearer ${token}` } });
  await response.text();
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
}

async function openTab(path: string) {
  await page.goto(site.url + path, { waitUntil: "commit" });
  await page.locator("main table tbody tr").filter({ visible: true }).first().waitFor();
}

async function openOffice(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site.url}/login`);
  await page.getByLabel("Username").fill(site.administrator.username);
  await page.getByRole("textbox", { name: "Password" }).fill(site.administrator.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("table").waitFor();
  return page;
}
