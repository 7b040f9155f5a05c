import { chromium } from "playwright";
import { requireProgram } from "../testing/debian.mjs";
import { openFilledSites } from "./sites.mjs";

/** The most that the first page of a tab may take with the many records, as a multiple of its time with the few. */
const BAR = 1.5;
const FEW = 100;
const MANY = 10_000;
const API_RUNS = 41;
const PAGE_RUNS = 7;

const ADMIN = "/api/admin";
/** What is timed over HTTP; what is marked is the first page of a tab. */
const CALLS = [
  { path: `${ADMIN}/dismantled-vehicles?limit=50`, isFirstPage: true },
  { path: `${ADMIN}/retail-vehicles?limit=50`, isFirstPage: true },
  { path: `${ADMIN}/part-requests?limit=50`, isFirstPage: true },
  { path: `${ADMIN}/repair-requests?limit=50`, isFirstPage: true },
  { path: `${ADMIN}/retail-vehicles?limit=50&q=ford+2014` },
  { path: `${ADMIN}/retail-vehicles?limit=50&q=nothing-like-it` },
  { path: `${ADMIN}/retail-vehicles?limit=50&sort=price` },
  { path: `${ADMIN}/retail-vehicles?limit=50&sort=year&direction=desc` },
  { path: `${ADMIN}/dismantled-vehicles?limit=50&sort=stockNumber` },
  { path: `${ADMIN}/dismantled-vehicles?limit=50&status=Scrapped` },
  { path: `${ADMIN}/part-requests?limit=50&q=(555)+555-0042` },
  { path: `${ADMIN}/repair-requests?limit=50&sort=urgency` },
  { path: `${ADMIN}/repair-requests?limit=1&status=pending` },
  { path: "/api/retail-vehicles?limit=100" },
  { path: "/api/dismantled-vehicles?limit=100" },
  { path: "/api/vehicle-data/batched" },
];
const TABS = ["dismantled", "retail", "parts", "repairs"];
const PUBLIC_PAGES = ["/inventory", "/parts"];

/**
 * Prints the times of the lists with few and with many records.
 * @param {{ onStop: (step: () => unknown) => void }} session
 * @returns {Promise<boolean>} whether every first page keeps to the bar
 */
export async function measureLists(session) {
  const sites = await openFilledSites(session, [FEW, MANY]);
  console.log(`Milliseconds, medians: ${FEW} records, ${MANY.toLocaleString("en-US")} records, ratio`);
  const api = await timeCalls(sites);
  const pages = await timePages(session, sites);
  const wrong = [...api, ...pages].filter(({ isFirstPage, ratio }) => isFirstPage && ratio > BAR);
  console.log(
    wrong.length === 0
      ? `Every first page keeps to ${BAR} x.`
      : `${wrong.length} first pages take more than ${BAR} x.`,
  );
  return wrong.length === 0;
}

/** @param {import("./sites.mjs").FilledSite[]} sites */
async function timeCalls(sites) {
  const signedIn = await Promise.all(sites.map(async (site) => ({ ...site, token: await tokenOf(site) })));
  const results = [];
  for (const { path, isFirstPage = false } of CALLS) {
    const times = signedIn.map(() => /** @type {number[]} */ ([]));
    // In turn, so that both meet the same weather; the first calls only warm up.
    for (let run = -5; run < API_RUNS; run += 1) {
      for (const [index, { url, token }] of signedIn.entries()) {
        const start = performance.now();
        const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
        await answer.text();
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
        if (run >= 0) times[index]?.push(performance.now() - start);
      }
    }
    results.push(told(path, isFirstPage, times));
  }
  return results;
}

/** @param {import("./sites.mjs").FilledSite} site */
async function tokenOf({ url, username, password }) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  return (await answer.json()).accessToken;
}

/**
 * @param {{ onStop: (step: () => unknown) => void }} session
 * @param {import("./sites.mjs").FilledSite[]} sites
 */
async function timePages({ onStop }, sites) {
  const { path: executablePath, env } = await requireProgram("chromium");
  const browser = await chromium.launch({
    chromiumSandbox: false,
    executablePath,
    env: { ...process.env, ...env },
  });
  onStop(() => browser.close());
  const pages = await Promise.all(sites.map((site) => signedInPage(browser, site)));
  const shown = [
    ...TABS.map((tab) => ({ path: `/admin?tab=${tab}`, isFirstPage: true, selector: "main table tbody tr" })),
    ...PUBLIC_PAGES.map((path) => ({ path, isFirstPage: false, selector: "main h3" })),
  ];
  const results = [];
  for (const { path, isFirstPage, selector } of shown) {
    const times = pages.map(() => /** @type {number[]} */ ([]));
    for (let run = -2; run < PAGE_RUNS; run += 1) {
      for (const [index, page] of pages.entries()) {
        const start = performance.now();
        await page.goto(sites[index]?.url + path, { waitUntil: "commit" });
        await page.locator(selector).filter({ visible: true }).first().waitFor();
        if (run >= 0) times[index]?.push(performance.now() - start);
      }
    }
    results.push(told(path, isFirstPage, times));
  }
  return results;
}

/**
 * @param {import("playwright").Browser} browser
 * @param {import("./sites.mjs").FilledSite} site
 */
async function signedInPage(browser, { url, username, password }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}/login`);
  await page.getByLabel("Username").fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("table").waitFor();
  return page;
}

/**
 * @param {string} path
 * @param {boolean} isFirstPage
 * @param {number[][]} times of the few, and of the many
 */
function told(path, isFirstPage, times) {
  const [few = Number.NaN, many = Number.NaN] = times.map(median);
  const ratio = many / few;
  const figures = [few, many, ratio].map((value, index) => value.toFixed(index === 2 ? 2 : 1).padStart(8));
  console.log(`${figures.join(" ")}  ${path}${isFirstPage ? "  (first page)" : ""}`);
  return { path, isFirstPage, ratio };
}

/** @param {number[]} values */
const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
