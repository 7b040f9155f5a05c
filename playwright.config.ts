import "./e2e/support/worker-site";
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { site } from "./e2e/support/site";

const usual = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: ".cache/playwright",
  snapshotPathTemplate: ".cache/pictures/{arg}{ext}",
  workers: Number(process.env.TEST_WORKERS || 1),
  retries: 0,
  forbidOnly: true,
  // Limits that only a test that hangs reaches, however busy the machine is.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: site.url,
    browserName: "chromium",
    headless: true,
    // Traces take half as much time again: use `--trace on` to look into a failure.
    screenshot: "only-on-failure",
    launchOptions: {
      // Its sandbox needs rights that root has to give up and containers rarely grant; it only ever sees this site.
      chromiumSandbox: false,
      executablePath: process.env.CHROMIUM_PATH || usual,
      // The browser keeps to the site: no updates, no reports, no look-ups of its own.
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-default-apps",
        "--disable-domain-reliability",
        "--disable-sync",
        // Text as wide as on phones, not rounded to whole pixels.
        "--font-render-hinting=none",
        "--no-first-run",
        "--no-pings",
      ],
    },
  },
});
