import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests that need a database or a running site. */
const NEEDS_SITE = ["**/*.db.test.ts", "**/*.http.test.ts"];

const EXCLUDED = [...configDefaults.exclude, ".next/**", ".cache/**", ".data/**"];

/** Long enough that only a hanging test times out, even on a busy machine. */
const TIMEOUTS = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

// Projects do not inherit the root's aliases.
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
          exclude: [...EXCLUDED, ...NEEDS_SITE],
          // Loading the modules again for each file takes longer than the tests.
          isolate: false,
          maxWorkers: 2,
          ...TIMEOUTS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "http",
          environment: "node",
          include: NEEDS_SITE,
          exclude: EXCLUDED,
          // Each worker has a separate site and database, because tests count records.
          maxWorkers: Number(process.env.TEST_WORKERS || 1),
          setupFiles: ["./e2e/support/worker-site.ts"],
          ...TIMEOUTS,
        },
      },
    ],
  },
});
