import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { run } from "../setup/child.mjs";
import { cacheFolder, root } from "../setup/paths.mjs";
import { Problem } from "../setup/problem.mjs";
import { step } from "../setup/step.mjs";

const from = `${root}/scripts/lighthouse`;
const folder = `${cacheFolder}/lighthouse`;
const LOCK = "package-lock.json";

/**
 * Lighthouse, installed beside the project's packages when it is first asked for: it is larger than half of them
 * together, and neither the site nor its tests need it.
 * @returns {Promise<{ lighthouse: Function, chromeLauncher: { launch: Function } }>}
 */
export async function requireLighthouse() {
  if (!isInstalled()) await install();
  const load = (/** @type {string} */ file) => import(pathToFileURL(`${folder}/node_modules/${file}`).href);
  const [{ default: lighthouse }, chromeLauncher] = await Promise.all([
    load("lighthouse/core/index.js"),
    load("chrome-launcher/dist/index.js"),
  ]);
  return { lighthouse, chromeLauncher };
}

function isInstalled() {
  const [wanted, present] = [`${from}/${LOCK}`, `${folder}/${LOCK}`];
  return (
    existsSync(`${folder}/node_modules/.package-lock.json`) &&
    existsSync(present) &&
    readFileSync(wanted, "utf8") === readFileSync(present, "utf8")
  );
}

async function install() {
  step("Installing Lighthouse");
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", LOCK]) copyFileSync(`${from}/${file}`, `${folder}/${file}`);
  const { code, output } = await run("npm", [
    "ci",
    "--prefix",
    folder,
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ]);
  if (code !== 0) throw new Problem(`Lighthouse could not be installed:\n${output}`);
}
