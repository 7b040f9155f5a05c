import "./e2e/support/worker-site";
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { site } from "./e2e/support/site";

const installed = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: ".cache/playwright",
  snapshotPathTemplate: ".cache/pictures/{arg}{ext}",
  workers: Number(process.env.TEST_WORKERS || 1),
  retries: 0,
  forbidOnly: true,
  // Long enough that only a hanging test times out, even on a busy machine.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: site.url,
    browserName: "chromium",
    headless: true,
    // Screenshots and traces make all tests slower, also those that pass: use `--trace on` to investigate a failure.
    launchOptions: {
      // The sandbox does not work as root or in most containers. The browser opens only this site.
      chromiumSandbox: false,
      executablePath: process.env.CHROMIUM_PATH || installed,
      // No requests other than the site's: no updates, reports or lookups.
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-default-apps",
        "--disable-domain-reliability",
        "--disable-sync",
        // Text widths as on phones, not rounded to whole pixels.
        "--font-render-hinting=none",
        "--no-first-run",
        "--no-pings",
      ],
    },
  },
});
