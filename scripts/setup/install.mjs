// Runs before any package is installed: only built-in modules, in a syntax that old versions of Node support.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const MINIMUM = [20, 19];

/** Exits with a message if Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node ${MINIMUM.join(".")} or newer is required; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Runs `npm ci` if package-lock.json is newer than the installed packages. Exits if it fails. */
export function installPackages() {
  // npm writes this file last, so an interrupted installation has none.
  const installed = "node_modules/.package-lock.json";
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs) return;
  console.log("• Installing packages (about a minute)");
  const npm = process.env.npm_execpath?.endsWith(".js")
    ? [process.execPath, process.env.npm_execpath]
    : ["npm"];
  const [command = "npm", ...args] = [
    ...npm,
    "ci",
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  // NODE_ENV=production would skip packages that the build needs.
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "development" },
  });
  if (status !== 0) {
    console.error("\nThe packages could not be installed (see above).");
    process.exit(1);
  }
}
