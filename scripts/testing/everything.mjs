import { requireWritableFolder } from "../setup/folder.mjs";
import { holdFolder } from "../setup/folder-lock.mjs";
import { installPackages } from "../setup/packages.mjs";
import { cacheFolder, root } from "../setup/paths.mjs";
import { generateClient } from "../setup/prisma-client.mjs";
import { Problem, tell } from "../setup/problem.mjs";
import { untilAsked } from "../site/stopping.mjs";
import { checks, holds } from "./checks.mjs";
import { requireProgram } from "./debian.mjs";
import { runPlaywright, runVitest } from "./reports.mjs";
import { one, Tally } from "./tally.mjs";
import { testEnvironment } from "./test-environment.mjs";
import { openTestSite } from "./test-site.mjs";

/** The usual exit code after Ctrl-C: tests that were cut short have not passed. */
const INTERRUPTED = 130;

/** `npm run check`. */
export function checkEverything() {
  return counted(".cache/check.sock", "npm run check", runChecks);
}

/** `npm test`. Goes on after a failure; ends with one line that counts everything. */
export function testEverything() {
  return counted(".cache/test.sock", "npm test", async (tally, session) => {
    await runChecks(tally, session);
    await runSite(tally, session);
  });
}

/**
 * @param {string} lock
 * @param {string} command
 * @param {(tally: Tally, session: ReturnType<typeof untilAsked>) => Promise<void>} work
 */
async function counted(lock, command, work) {
  const session = untilAsked(INTERRUPTED);
  const tally = new Tally();
  try {
    process.chdir(root);
    requireWritableFolder(cacheFolder);
    const held = await holdFolder(lock, command);
    if ("holder" in held)
      throw new Problem(`'${command}' already runs in this folder (process ${held.holder.pid}).`);
    session.onStop(held.hold.release);
    await installPackages({ development: true });
    await generateClient();
    await work(tally, session);
    if (session.isStopping()) return;
  } catch (error) {
    if (session.isStopping()) return;
    tell(error);
    tally.add("Setting up", one(false));
  }
  session.onEnd(() => {
    if (tally.failures.length > 0) console.log(`\nFailed: ${tally.failures.join(", ")}`);
    console.log(tally.line());
  });
  await session.stop(tally.total.failed > 0 ? 1 : 0);
}

/**
 * @param {Tally} tally
 * @param {ReturnType<typeof untilAsked>} session
 */
async function runChecks(tally, session) {
  const env = testEnvironment();
  for (const check of checks) {
    if (session.isStopping()) return;
    heading(check.name);
    const passed = await holds(check, env).catch((error) => {
      console.log(error.message);
      return false;
    });
    tally.add(check.name, one(passed));
  }
  if (session.isStopping()) return;
  heading("Unit tests");
  tally.add("Unit tests", await runVitest("unit", env));
}

/**
 * @param {Tally} tally
 * @param {ReturnType<typeof untilAsked>} session
 */
async function runSite(tally, session) {
  if (session.isStopping()) return;
  heading("A site to test");
  let env;
  try {
    env = await openTestSite(session);
  } catch (error) {
    if (session.isStopping()) throw error;
    tell(error);
    tally.add("Build and start", one(false));
    return;
  }
  tally.add("Build and start", one(true));
  heading("Weight of the pages");
  tally.add("Weight of the pages", await runWeights(env.SITE_URL));
  if (session.isStopping()) return;
  heading("Tests over HTTP");
  tally.add("Tests over HTTP", await runVitest("http", env));
  if (session.isStopping()) return;
  heading("Journeys in the browser");
  try {
    const browser = await requireProgram("chromium");
    tally.add(
      "Journeys in the browser",
      await runPlaywright({ ...env, CHROMIUM_PATH: browser.path, ...browser.env }),
    );
  } catch (error) {
    tell(error);
    tally.add("Journeys in the browser", one(false));
  }
}

/**
 * @param {string} siteUrl
 * @returns {Promise<import("./tally.mjs").Count>}
 */
async function runWeights(siteUrl) {
  try {
    // It needs packages that a fresh clone has only now.
    const { checkWeights } = await import("../weights/check.mjs");
    const weighed = await checkWeights(siteUrl);
    const over = weighed.filter(({ ok }) => !ok);
    for (const { route, name, value, limit } of over)
      console.log(`${route}: ${name} ${value}, limit ${limit}`);
    return { passed: weighed.length - over.length, failed: over.length, skipped: 0 };
  } catch (error) {
    tell(error);
    return one(false);
  }
}

/** @param {string} text */
function heading(text) {
  console.log(`\n▸ ${text}`);
}
