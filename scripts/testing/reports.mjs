import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { runNode } from "../setup/commands.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

const FOLDER = ".cache/reports";

/**
 * Runs one of Vitest's projects.
 * @param {string} project
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [options] Vitest's options, such as file names
 * @returns {Promise<Count>}
 */
export async function runVitest(project, env, options = []) {
  const report = `${FOLDER}/vitest-${project}.json`;
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters, ...options];
  const { code } = await runNode(args, { env: { ...env, NODE_ENV: "test" }, show: true });
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const found = JSON.parse(readFileSync(report, "utf8"));
  // A file that cannot be loaded fails without a failed test.
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = found.testResults;
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failed = found.numFailedTests + broken.length;
  return {
    passed: found.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}

/**
 * Runs the browser tests.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [options] Playwright's options, such as file names
 * @returns {Promise<Count>}
 */
export async function runPlaywright(env, options = []) {
  const report = `${FOLDER}/playwright.json`;
  mkdirSync(FOLDER, { recursive: true });
  rmSync(report, { force: true });
  const program = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  const { code } = await runNode([...program, ...options], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    show: true,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors } = JSON.parse(readFileSync(report, "utf8"));
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: stats.skipped };
}
