import { existsSync } from "node:fs";
import { delimiter } from "node:path";
import { run } from "../setup/child.mjs";
import { Problem } from "../setup/problem.mjs";
import { step } from "../setup/step.mjs";
import { unpackChromium } from "./browser-unpacked.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const ELSEWHERE = [
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds a Chromium, or gets one from the system's package archive.
 * @returns {Promise<{ path: string, env: Record<string, string> }>} `env`: what it needs around it
 */
export async function requireBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Problem(`CHROMIUM_PATH names no file: ${chosen}`);
  const present = chosen || installed();
  if (present) return { path: present, env: {} };
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    step("Installing Chromium");
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    const now = installed();
    if (now) return { path: now, env: {} };
  }
  const unpacked = await unpackChromium();
  if (unpacked) return unpacked;
  throw new Problem("No Chromium was found: install Chromium or Chrome, or name one in CHROMIUM_PATH.");
}

function installed() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)), ...ELSEWHERE];
  return candidates.find((path) => existsSync(path));
}
