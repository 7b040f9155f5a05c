import { chromium } from "playwright";
import { Problem } from "../setup/problem.mjs";
import { requireProgram } from "../testing/debian.mjs";
import { FIRST_VEHICLE, FLOOR_BYTES, LIMITS, LIST_HTML, LISTED_CARDS, ROUTES } from "./budgets.mjs";
import { bytesWithCards, vehiclesOf } from "./html.mjs";
import { weighPage } from "./page-weight.mjs";

/**
 * One thing that was held against its limit: bytes, or a number of requests.
 * @typedef {{ route: string, name: string, value: number, limit: number, ok: boolean }} Weighed
 */

/**
 * Holds every public page of a running production build against its budget.
 * @param {string} siteUrl
 * @returns {Promise<Weighed[]>}
 */
export async function checkWeights(siteUrl) {
  return judge(await weighSite(siteUrl));
}

/**
 * @param {string} siteUrl
 * @returns {Promise<Map<string, import("./page-weight.mjs").PageWeight>>} by route
 */
export async function weighSite(siteUrl) {
  await requireSite(siteUrl);
  return withBrowser(async (browser) => {
    const weights = new Map();
    for (const { route } of ROUTES) {
      const path = route === FIRST_VEHICLE ? vehiclesOf(weights.get("/inventory").html)[0] : route;
      if (!path) throw new Problem("/inventory lists no vehicle, so there is no page of one to weigh.");
      weights.set(route, await weighPage(browser, new URL(path, siteUrl).href));
    }
    return weights;
  });
}

/** @param {string} siteUrl */
async function requireSite(siteUrl) {
  await fetch(siteUrl).catch(() => {
    throw new Problem(`Nothing answers at ${siteUrl}. Start the site first, or name another in SITE_URL.`);
  });
}

/**
 * @param {Map<string, import("./page-weight.mjs").PageWeight>} weights
 * @returns {Weighed[]}
 */
export function judge(weights) {
  return ROUTES.flatMap(({ route, timesFloor }) => {
    const weight = weights.get(route);
    if (!weight) return [];
    const values = [
      { name: "JavaScript", value: weight.script, limit: Math.round(FLOOR_BYTES * timesFloor) },
      { name: "fonts", value: weight.fonts, limit: LIMITS.fonts },
      { name: "requests", value: weight.requests, limit: LIMITS.requests },
      { name: "prefetched", value: weight.prefetched, limit: LIMITS.prefetched },
    ];
    if (route === "/inventory") {
      const value = bytesWithCards(weight.html, LISTED_CARDS);
      values.push({ name: LIST_HTML, value, limit: LIMITS.listHtml });
    }
    return values.map((held) => ({ route, ...held, ok: held.value <= held.limit }));
  });
}

/**
 * @template Result
 * @param {(browser: import("playwright").Browser) => Promise<Result>} work
 */
export async function withBrowser(work) {
  const { path, env } = await requireProgram("chromium");
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
