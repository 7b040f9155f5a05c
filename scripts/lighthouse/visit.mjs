import { Problem } from "../setup/problem.mjs";
import { requireProgram } from "../testing/debian.mjs";
import { SCORES } from "./bars.mjs";
import { requireLighthouse } from "./installed.mjs";

const FLAGS = ["--headless=new", "--disable-gpu", "--mute-audio"];

/**
 * Applied throttling: what is slowed down is really slow, so that paints can be compared with one another. Lighthouse's
 * own default reckons what slow would have been.
 */
const SETTINGS = {
  output: "json",
  logLevel: "error",
  formFactor: "mobile",
  throttlingMethod: "devtools",
  onlyCategories: SCORES.map(({ id }) => id),
};

/** Lighthouse now and then loses its own recording on a busy machine, and asks to be run again. */
const ATTEMPTS = 3;

/**
 * Opens a page on a slow phone, in a browser of its own.
 * @param {string} address
 * @returns {Promise<import("./bars.mjs").Visit>}
 */
export async function visit(address) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await measure(address);
    if (!result.runtimeError) return toVisit(result);
    if (attempt === ATTEMPTS) throw new Problem(`${address}: ${result.runtimeError.message}`);
  }
}

/** @param {string} address */
async function measure(address) {
  const { lighthouse, chromeLauncher } = await requireLighthouse();
  const { path, env } = await requireProgram("chromium");
  const chrome = await chromeLauncher.launch({
    chromePath: path,
    envVars: { ...process.env, ...env },
    chromeFlags: process.getuid?.() === 0 ? [...FLAGS, "--no-sandbox"] : FLAGS,
  });
  try {
    const { lhr } = await lighthouse(address, { ...SETTINGS, port: chrome.port });
    return lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * @param {{ categories: Record<string, any>, audits: Record<string, any> }} result
 * @returns {import("./bars.mjs").Visit}
 */
function toVisit({ categories, audits }) {
  const figure = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(SCORES.map(({ id }) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
    firstPaint: figure("first-contentful-paint"),
    largestPaint: figure("largest-contentful-paint"),
    blocked: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
    wrong: unfulfilled(categories, audits),
  };
}

/**
 * What counts in a score besides speed, and was not fulfilled.
 * @param {Record<string, any>} categories
 * @param {Record<string, any>} audits
 * @returns {string[]}
 */
function unfulfilled(categories, audits) {
  const counted = SCORES.filter(({ id }) => id !== "performance").flatMap(({ id }) =>
    (categories[id]?.auditRefs ?? []).filter((/** @type {any} */ { weight }) => weight > 0),
  );
  return counted
    .map((/** @type {any} */ { id }) => audits[id])
    .filter((/** @type {any} */ audit) => audit && audit.score !== null && audit.score < 1)
    .map((/** @type {any} */ audit) => audit.title);
}
