import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Names end in what a test needs: nothing, the database, or the whole site over HTTP. */
const NEEDS_THE_SITE = ["**/*.db.test.ts", "**/*.http.test.ts"];

const NOT_OURS = [...configDefaults.exclude, ".next/**", ".cache/**", ".data/**"];

/** Limits that only a test that hangs reaches, however busy the machine is. */
const TIMEOUTS = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

// Each project has to be told by itself.
const alias = { "@": here("."), "server-only": here("./e2e/support/empty.ts") };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          environment: "node",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...NOT_OURS, ...NEEDS_THE_SITE],
          ...TIMEOUTS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "http",
          environment: "node",
          include: NEEDS_THE_SITE,
          exclude: NOT_OURS,
          // The tests of one file share a site and its database, and count what is in it.
          maxWorkers: Number(process.env.TEST_WORKERS || 1),
          setupFiles: ["./e2e/support/worker-site.ts"],
          ...TIMEOUTS,
        },
      },
    ],
  },
});
