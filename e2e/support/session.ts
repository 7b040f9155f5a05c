import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { type SignedIn, signedInState, tokenIn } from "./office";
import { site } from "./site";

// For tests of session timing: the test controls the browser's clock, the server's is real.

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const REFRESH = "**/api/auth/refresh";
export const VERIFY = "**/api/auth/verify";
export const LOGOUT = "**/api/auth/logout";

/** Tests whose browser is signed in with a separate session. */
export const test = base.extend<{ signedIn: SignedIn }>({
  signedIn: async ({ browser }, use) => {
    // A new session, so that its token has its full lifetime when the test begins.
    const page = await browser.newPage({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
    const state = await signedInState(page);
    await use(state);
    await page.request.post("/api/auth/logout", { headers: { Authorization: `Bearer ${tokenIn(state)}` } });
    await page.close();
  },
  storageState: ({ signedIn }, use) => use(signedIn),
});

export const warning = (page: Page) => page.getByRole("alertdialog", { name: "Session Timeout Warning" });
export const countdown = (page: Page) => warning(page).getByRole("timer");
export const clock = (page: Page) => page.getByRole("banner").getByRole("timer");
/** The countdown of the token, in seconds. */
export async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await clock(page).textContent()) ?? "").split(":").map(Number);
  return minutes * 60 + seconds;
}

/** Seconds as the countdowns show them: "05:09". */
export const minutesAndSeconds = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The countdown of a token that was just issued. */
export const FRESH = /^(30:00|29:59)$/;

export const continueButton = (page: Page) => page.getByRole("button", { name: "Continue Session" });
export const signInForm = (page: Page) => page.getByRole("heading", { name: "Admin Login" });

/**
 * Mocks an endpoint, so that other tests keep their session, and collects the calls. A successful response contains
 * `token`, by default a new one at the page's time, which pages can display but not use for requests.
 */
export async function mockEndpoint(
  target: Page | BrowserContext,
  url: string,
  outcome: "success" | "unauthorized" | "network error",
  token?: string,
) {
  const calls: string[] = [];
  // The bar of every page polls it, and the server rejects an invented token.
  if (url === REFRESH && token === undefined) {
    const json = { overdue: 0, open: 0, email: "local" };
    await target.route("**/api/admin/desk/summary", (route) => route.fulfill({ json }));
  }
  await target.unroute(url);
  await target.route(url, async (route) => {
    calls.push(url);
    if (outcome === "network error") return route.abort();
    if (outcome === "unauthorized")
      return route.fulfill({ status: 401, json: { valid: false, error: "Sign in again." } });
    if (url === LOGOUT) return route.fulfill({ status: 204 });
    const page = route.request().frame().page();
    const accessToken = token ?? tokenOf(await page.evaluate(() => Date.now()));
    return route.fulfill({ json: { valid: true, accessToken } });
  });
  return calls;
}

function tokenOf(now: number): string {
  const iat = Math.floor(now / SECOND);
  const claims = { iat, exp: iat + 30 * 60, jti: crypto.randomUUID() };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}
