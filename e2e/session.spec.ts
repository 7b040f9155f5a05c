import { expect, type Page, test } from "@playwright/test";
import { openOffice, signedInState, storedNames, tokenIn } from "./support/office";

// How long a session holds, minute by minute: the browser's clock is the test's, the server's is real.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const REFRESH = "**/api/auth/refresh";
const VERIFY = "**/api/auth/verify";
const LOGOUT = "**/api/auth/logout";

let state: Awaited<ReturnType<typeof signedInState>>;
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  state = await signedInState(page);
  await page.close();
});
test.afterAll(async ({ request }) => {
  await request.post("/api/auth/logout", { headers: { Authorization: `Bearer ${tokenIn(state)}` } });
});
// biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern, and this needs no fixture.
test.use({ storageState: async ({}, use) => use(state) });

const warning = (page: Page) => page.getByRole("alertdialog", { name: "Session Timeout Warning" });
const countdown = (page: Page) => warning(page).getByRole("timer");
const clock = (page: Page) => page.getByRole("banner").getByRole("timer");
const pass = (page: Page, time: number) => page.clock.fastForward(time);

/** Counts calls of an address, and has them answered like this; the session of the other tests stays untouched. */
async function answer(page: Page, address: string, how: "good" | "refused" | "nothing") {
  const calls: number[] = [];
  await page.unroute(address);
  await page.route(address, (route) => {
    calls.push(calls.length);
    if (how === "nothing") return route.abort();
    if (how === "refused")
      return route.fulfill({ status: 401, json: { valid: false, error: "Sign in again." } });
    if (address === LOGOUT) return route.fulfill({ status: 204 });
    return address === VERIFY
      ? route.fulfill({ json: { valid: true } })
      : route.fulfill({ json: { accessToken: tokenIn(state) } });
  });
  return calls;
}

/** Opens the office with the clock standing still; `ahead` is how far the device's clock is ahead of the server's. */
async function open(page: Page, ahead = 0) {
  const refreshes = await answer(page, REFRESH, "good");
  await answer(page, LOGOUT, "good");
  await page.clock.install({ time: Date.now() + ahead });
  await openOffice(page);
  await page.clock.pauseAt(Date.now() + ahead + 5 * SECOND);
  await page.mouse.move(300, 300);
  return refreshes;
}

test("nothing at 12:59, a warning at 13:00 that counts down, and the sign-in page at 15:00", async ({
  page,
}) => {
  await open(page);
  await pass(page, 13 * MINUTE - SECOND);
  await expect(warning(page)).toBeHidden();
  await pass(page, SECOND);
  await expect(warning(page)).toBeVisible();
  await expect(countdown(page)).toHaveText("02:00");
  await expect(page.getByRole("button", { name: "Continue Session" })).toBeFocused();
  await pass(page, 61 * SECOND);
  await expect(countdown(page)).toHaveText("00:59");
  await expect(page.getByRole("status").filter({ hasText: "60 seconds" })).toBeAttached();
  await pass(page, 58 * SECOND);
  await expect(countdown(page)).toHaveText("00:01");
  await pass(page, SECOND);
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin/);
  await expect(page.getByText("You were logged out after 15 minutes without activity.")).toBeVisible();
  expect(await storedNames(page)).toEqual([]);
});

test("the countdown of the token turns amber at five minutes, and a renewal resets it", async ({ page }) => {
  const refreshes = await open(page);
  await expect(clock(page)).toHaveText(/^29:[345]\d$/);
  await answer(page, REFRESH, "nothing");
  await pass(page, 10 * MINUTE);
  await page.mouse.move(310, 310);
  await pass(page, 10 * MINUTE);
  await page.mouse.move(320, 320);
  const left = await clock(page).textContent();
  expect(left).toMatch(/^09:/);
  const [minutes = 0, seconds = 0] = (left ?? "").split(":").map(Number);
  await pass(page, (minutes * 60 + seconds - 301) * SECOND);
  await expect(clock(page)).toHaveText("05:01");
  const white = await clock(page).evaluate((timer) => getComputedStyle(timer).color);
  await pass(page, SECOND);
  await expect(clock(page)).toHaveText("05:00");
  await expect(clock(page)).toHaveCSS("color", "rgb(242, 190, 92)");
  expect(white).toBe("rgb(255, 255, 255)");
  expect(refreshes).toHaveLength(0);
  await answer(page, REFRESH, "good");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(clock(page)).toHaveText(/^(30:00|29:5\d)$/);
});
