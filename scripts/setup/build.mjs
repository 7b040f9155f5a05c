import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { runNode } from "./child.mjs";
import { sourceFingerprint } from "./fingerprint.mjs";
import { cacheFolder, root } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { step } from "./step.mjs";

/**
 * Builds the site for production when what it is made from changed.
 * @param {{ distDir: string, facts: string[], env?: Record<string, string | undefined> }} options
 *   `distDir` from the root; `facts` as for sourceFingerprint
 * @returns {Promise<boolean>} whether it was built now
 */
export async function buildSite({ distDir, facts, env = process.env }) {
  const stamp = `${root}/${distDir}/built-from`;
  const wanted = sourceFingerprint(facts);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  step("Building the site for production (a minute or so)");
  rmSync(stamp, { force: true });
  const { code, output } = await runNode(["node_modules/next/dist/bin/next", "build"], {
    env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", NEXT_DIST_DIR: distDir },
  });
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(`${cacheFolder}/build.log`, output);
  if (code !== 0)
    throw new Problem(`The build failed (all of it is in .cache/build.log):\n${ending(output)}`);
  writeFileSync(stamp, wanted);
  return true;
}

/** @param {string} output */
function ending(output) {
  if (/ENOSPC/.test(output)) return "no space is left on the disk.";
  return output.trim().split("\n").slice(-40).join("\n");
}
