import { test as base } from "@playwright/test";
import { newSession, type SignedIn, tokenIn } from "./office";
import { vehiclesApi } from "./office-vehicles";
import { requestsApi } from "./requests";

export type Vehicles = ReturnType<typeof vehiclesApi>;
export type Requests = ReturnType<typeof requestsApi>;

type TestFixtures = {
  signedIn: SignedIn;
  /** The access token of the same session, for API calls. */
  token: string;
  /** Vehicles and requests that a test creates; they are deleted after it. */
  vehicles: Vehicles;
  requests: Requests;
};

type WorkerFixtures = { sessionOfFile: Map<string, SignedIn> };

/**
 * Tests whose browser is signed in as the administrator. The tests of a file share a session, and files do not: an
 * access token is valid for 30 minutes, and a worker may run longer. A test that ends or renews its session opens
 * a separate one (`newSession`).
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
  sessionOfFile: [({}, use) => use(new Map()), { scope: "worker" }],
  signedIn: async ({ browser, sessionOfFile }, use, { file }) => {
    const session = sessionOfFile.get(file) ?? (await newSession(browser));
    sessionOfFile.set(file, session);
    await use(session);
  },
  storageState: ({ signedIn }, use) => use(signedIn),
  token: ({ signedIn }, use) => use(tokenIn(signedIn)),
  vehicles: async ({ token }, use) => {
    const vehicles = vehiclesApi(token);
    await use(vehicles);
    await vehicles.cleanUp();
  },
  requests: async ({ token }, use) => {
    const requests = requestsApi(token);
    await use(requests);
    await requests.cleanUp();
  },
});
