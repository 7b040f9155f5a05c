import { existsSync, readFileSync } from "node:fs";
import { run, runNode } from "./child.mjs";
import { root } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { step } from "./step.mjs";

/**
 * Installs what package-lock.json names, unless exactly that is there.
 * @param {{ development: boolean }} options whether the tools for checks and tests are needed too
 */
export async function installPackages({ development }) {
  if (isInstalled(development)) return;
  step("Installing the packages (a minute or so)");
  // No package of ours needs its install script, and one of them downloads from outside the registry.
  const flags = ["--ignore-scripts", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const { code, output } = await runNpm(["ci", ...flags, "--loglevel=error"]);
  if (code !== 0) throw new Problem(`The packages could not be installed: ${npmReason(output)}`);
  if (!isInstalled(development))
    throw new Problem("The packages are incomplete after 'npm ci': delete node_modules and try again.");
}

/**
 * npm writes its own record last, so an interrupted installation has none.
 * @param {boolean} development
 */
function isInstalled(development) {
  const record = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const wanted = Object.entries(JSON.parse(readFileSync(`${root}/package-lock.json`, "utf8")).packages);
  const present = JSON.parse(readFileSync(record, "utf8")).packages;
  return wanted.every(([path, entry]) => {
    if (path === "") return true;
    const found = present[path];
    if (found) return found.version === entry.version && existsSync(`${root}/${path}`);
    return entry.optional || entry.devOptional || entry.peer || (entry.dev && !development);
  });
}

/** @param {string[]} args */
function runNpm(args) {
  const npm = process.env.npm_execpath ?? "";
  const env = { ...process.env, NODE_ENV: undefined };
  if (npm.endsWith("npm-cli.js")) return runNode([npm, ...args], { env });
  return run("npm", args, { env });
}

/** @param {string} output what npm wrote */
function npmReason(output) {
  if (/ENOSPC/.test(output)) return "no space is left on the disk.";
  if (/EACCES|EPERM/.test(output)) return "npm may not write in node_modules (permission denied).";
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|ENETUNREACH/.test(output))
    return "the package registry cannot be reached. Check the network and try again.";
  const lines = output.split("\n").map((line) => line.replace(/^npm error\s*/, "").trim());
  const first = lines.find((line) => line !== "" && !line.startsWith("code "));
  return first ? `npm said '${first}'.` : "npm gave no reason.";
}
