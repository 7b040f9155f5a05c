import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { runNode } from "../setup/child.mjs";
import { root } from "../setup/paths.mjs";
import { one } from "./tally.mjs";

/**
 * Runs one of Vitest's projects and counts its tests.
 * @param {string} project
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<import("./tally.mjs").Count>}
 */
export async function runVitest(project, env) {
  const report = freshReport(`vitest-${project}`);
  const options = [
    "--passWithNoTests",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const { code } = await runNode(
    ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...options],
    {
      env: { ...env, NODE_ENV: "test" },
      show: true,
    },
  );
  const found = readReport(report);
  if (!found) return one(false);
  // A file that cannot even be loaded has failed, though none of its tests has.
  const broken = found.testResults.filter(
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
 * Runs the journeys in a browser and counts them.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<import("./tally.mjs").Count>}
 */
export async function runPlaywright(env) {
  const report = freshReport("playwright");
  const args = [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--pass-with-no-tests",
    "--reporter=list,json",
  ];
  const { code } = await runNode(args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, show: true });
  const found = readReport(report);
  if (!found) return one(false);
  const { expected, unexpected, flaky, skipped } = found.stats;
  const failed = unexpected + flaky + found.errors.length;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

/** @param {string} name */
function freshReport(name) {
  const path = `${root}/.cache/reports/${name}.json`;
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}
