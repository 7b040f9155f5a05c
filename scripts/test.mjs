// npm test: runs everything from a fresh clone, in a separate environment. Continues after a failure, and ends with one
// line that counts all tests. Parts of it:
//   npm run check                                 what needs no database, browser or build
//   npm run test:http|test:browser -- [options]   one suite, with options of Vitest or Playwright, such as file names
//   npm run test:pictures -- [options]            compares pages with screenshots taken with `--update-snapshots`
//   npm run test:site                             keeps a site running, which the HTTP and browser tests then use
import { installPackages, requireNode } from "./setup/install.mjs";

requireNode();
installPackages();
const { endCommands, logError, runNode } = await import("./setup/commands.mjs");
const { requireProgram } = await import("./testing/debian.mjs");
const { runPlaywright, runVitest } = await import("./testing/reports.mjs");
const { openTestSite, runningTestSite, testEnvironment } = await import("./testing/test-site.mjs");
const { mkdirSync } = await import("node:fs");

const CHECKS = {
  "Format and lint": [["node_modules/@biomejs/biome/bin/biome", "check", "."]],
  // Next generates the types of the routes.
  Types: [
    ["node_modules/next/dist/bin/next", "typegen"],
    ["node_modules/typescript/bin/tsc", "--noEmit"],
  ],
  Structure: [["scripts/check-structure.mjs"]],
  "Dead code": [["node_modules/knip/bin/knip.js", "--no-progress"]],
};

/** Each worker has its own site and database. */
const WORKERS = 2;

/** @typedef {import("./testing/reports.mjs").Count} Count */
/** @type {Count} */
const PASSED = { passed: 1, failed: 0, skipped: 0 };
/** @type {Count} */
const FAILED = { passed: 0, failed: 1, skipped: 0 };

/** @type {Count} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failures = [];
/** @type {(() => unknown)[]} */
const steps = [];
let isStopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(130));

/** @param {number} [code] */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  endCommands();
  for (const step of steps.reverse()) await step();
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
  const { passed, failed, skipped } = total;
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exit(code ?? (failed > 0 ? 1 : 0));
}

/**
 * @param {string} suite
 * @param {() => Promise<Count>} work
 */
async function count(suite, work) {
  if (isStopping) return FAILED;
  console.log(`\n▸ ${suite}`);
  const result = await work().catch((error) => {
    logError(error);
    return FAILED;
  });
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  if (result.failed > 0) failures.push(`${suite} (${result.failed})`);
  return result;
}

/**
 * @param {string[][]} commands
 * @param {string} name
 */
async function runCheck(commands, name) {
  for (const command of commands) {
    const { code, output } = await runNode(command, { env: testEnvironment() });
    if (code === 0) continue;
    console.log(`${name}:\n${output.trimEnd()}`);
    return FAILED;
  }
  return PASSED;
}

const [part = "all", ...options] = process.argv.slice(2);

/** @param {NodeJS.ProcessEnv} env */
async function runBrowserTests(env) {
  const browser = await requireProgram("chromium");
  return runPlaywright({ ...env, CHROMIUM_PATH: browser.path, ...browser.env }, options);
}

/** @type {Record<string, (env: NodeJS.ProcessEnv) => Promise<Count>>} */
const SUITES = {
  http: (env) => runVitest("http", env, options),
  browser: runBrowserTests,
  // One worker, because the screenshots show records that earlier tests created.
  pictures: (env) => runBrowserTests({ ...env, COMPARE_PICTURES: "1", TEST_WORKERS: "1" }),
  site: () => new Promise(() => console.log("The test site is running. Ctrl-C stops it.")),
};

mkdirSync(".cache", { recursive: true });
if (part === "all" || part === "check") {
  await count("Database client", () => runCheck([["scripts/generate-client.mjs"]], "Database client"));
  await Promise.all(
    Object.entries(CHECKS).map(([name, commands]) => count(name, () => runCheck(commands, name))),
  );
  await count("Unit tests", () => runVitest("unit", testEnvironment()));
}
if (part !== "check") {
  /** @type {NodeJS.ProcessEnv | undefined} */
  let env;
  await count("Build and start", async () => {
    env = runningTestSite() ?? (await openTestSite((step) => steps.push(step), WORKERS));
    env.TEST_WORKERS = String(WORKERS);
    return PASSED;
  });
  const site = env;
  if (site && part === "all") {
    await count("HTTP tests", () => runVitest("http", site));
    await count("Browser tests", () => runBrowserTests(site));
  } else if (site) await count(part, () => SUITES[part]?.(site) ?? Promise.resolve(FAILED));
}
await stop();
