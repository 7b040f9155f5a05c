import { expect, type Page } from "@playwright/test";
import { openOffice, storedNames, tokenIn } from "./support/office";
import {
  clock,
  continueButton,
  countdown,
  FRESH,
  LOGOUT,
  MINUTE,
  minutesAndSeconds,
  mockEndpoint,
  REFRESH,
  SECOND,
  secondsLeft,
  signInForm,
  test,
  VERIFY,
  warning,
} from "./support/session";
import { toasts } from "./support/toast";

// Session timing: warning, timeout and renewal.

/**
 * Opens the office with a paused clock, `ahead` milliseconds ahead of the server's. Renewals respond with `token`, which
 * is required where pages use it for requests. @returns the calls for renewal
 */
async function open(
  page: Page,
  { ahead = 0, path = "/admin", token = undefined as string | undefined, moves = true } = {},
) {
  const calls = await mockEndpoint(page, REFRESH, "success", token);
  await mockEndpoint(page, LOGOUT, "success");
  await page.clock.install({ time: Date.now() + ahead });
  await openOffice(page, path);
  await page.clock.pauseAt(Date.now() + ahead + 10 * SECOND);
  if (moves) await page.mouse.move(1, 1);
  return calls;
}

/** Opens the office and advances the clock until the warning opens. */
async function openWarned(page: Page) {
  const calls = await open(page);
  await page.clock.fastForward(13 * MINUTE);
  await expect(warning(page)).toBeVisible();
  return calls;
}

test("after 13 minutes without activity a two-minute warning opens, and then the sign-in page", async ({
  page,
}) => {
  await open(page, { path: "/admin?tab=parts" });
  expect(await storedNames(page)).toEqual(["authToken", "user"]);
  const atFirst = await secondsLeft(page);
  for (let minute = 1; minute <= 12; minute += 1) {
    await page.clock.fastForward(MINUTE);
    await expect(clock(page)).toHaveText(minutesAndSeconds(atFirst - minute * 60));
    await expect(warning(page), `after ${minute} minutes`).toBeHidden();
  }
  await page.clock.fastForward(MINUTE - SECOND);
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward(SECOND);
  await expect(continueButton(page)).toBeFocused();
  for (let left = 120; left > 0; left -= 1) {
    await expect(countdown(page)).toHaveText(minutesAndSeconds(left));
    if (left === 60)
      await expect(warning(page).getByText("60 seconds until you are logged out.")).toBeAttached();
    if (left === 1) expect(await storedNames(page)).toEqual(["authToken", "user"]);
    await page.clock.fastForward(SECOND);
  }
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin%3Ftab%3Dparts/);
  await expect(page.getByText("You were logged out after 15 minutes without activity.")).toBeVisible();
  expect(await storedNames(page)).toEqual([]);
});

test("with activity no warning opens within an hour, and each token is renewed in its last five minutes", async ({
  page,
}) => {
  const calls = await open(page);
  for (let minute = 1; minute <= 60; minute += 1) {
    const [before, renewals] = [await secondsLeft(page), calls.length];
    await page.clock.fastForward(MINUTE);
    await page.mouse.move(minute, minute);
    await expect(warning(page), `after ${minute} minutes`).toBeHidden();
    const isDue = before - 60 <= 300;
    await expect(clock(page)).toHaveText(isDue ? FRESH : minutesAndSeconds(before - 60));
    expect(calls.length - renewals, `renewals in minute ${minute}`).toBe(isDue ? 1 : 0);
  }
  expect(calls.length).toBeGreaterThanOrEqual(2);
});

test("each kind of activity extends the session, and counts at most once every five seconds", async ({
  page,
}) => {
  await open(page);
  const kinds: [string, () => Promise<unknown>][] = [
    ["mouse move", () => page.mouse.move(50, 60)],
    ["mouse down", () => page.evaluate(() => document.body.dispatchEvent(new Event("mousedown")))],
    ["key", () => page.keyboard.press("Shift")],
    ["touch", () => page.evaluate(() => document.body.dispatchEvent(new Event("touchstart")))],
    ["scroll", () => page.evaluate(() => document.querySelector("main")?.dispatchEvent(new Event("scroll")))],
  ];
  for (const [kind, act] of kinds) {
    await page.clock.fastForward(10 * MINUTE);
    await act();
    await page.clock.fastForward(2 * MINUTE);
    await expect(warning(page), kind).toBeHidden();
    await expect(clock(page), kind).toBeVisible();
  }
  // Activity within five seconds of counted activity does not count.
  await page.mouse.move(70, 80);
  await page.clock.fastForward(4 * SECOND);
  await page.mouse.move(80, 80);
  await page.clock.fastForward(13 * MINUTE - 5 * SECOND);
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward(SECOND);
  await expect(countdown(page)).toHaveText("02:00");
});

test("the warning stays while the mouse moves over it, and closes with a move outside it or a key", async ({
  page,
}) => {
  await openWarned(page);
  await page.clock.fastForward(4 * SECOND);
  await page.mouse.move(5, 300);
  await expect(countdown(page)).toHaveText("01:56");
  await page.clock.fastForward(10 * SECOND);
  await page.getByRole("button", { name: "Logout Now" }).hover();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Logout Now" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(continueButton(page)).toBeFocused();
  await expect(countdown(page)).toHaveText("01:46");
  await page.mouse.move(5, 305);
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward(13 * MINUTE);
  await expect(warning(page)).toBeVisible();
  await page.clock.fastForward(5 * SECOND);
  await page.keyboard.press("x");
  await expect(warning(page)).toBeHidden();
});

test("Continue Session, Escape and the backdrop each renew the token and restore the focus", async ({
  page,
}) => {
  const calls = await open(page);
  const tab = page.getByRole("link", { name: /^Retail/ });
  await tab.focus();
  const dismissals = [
    () => page.keyboard.press("Enter"),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(3, 400),
  ];
  for (const [index, dismiss] of dismissals.entries()) {
    await page.clock.fastForward(13 * MINUTE);
    await expect(continueButton(page)).toBeFocused();
    await dismiss();
    await expect(warning(page)).toBeHidden();
    await expect(tab).toBeFocused();
    await expect.poll(() => calls.length).toBe(index + 1);
  }
});

test("when renewing and verifying both fail, Continue Session logs out", async ({ page }) => {
  await openWarned(page);
  await mockEndpoint(page, REFRESH, "unauthorized");
  const verifications = await mockEndpoint(page, VERIFY, "unauthorized");
  const renewal = page.waitForResponse(REFRESH);
  await continueButton(page).click();
  await expect(warning(page)).toBeHidden();
  await renewal;
  await page.clock.fastForward(999);
  expect(verifications).toHaveLength(0);
  await page.clock.fastForward(SECOND);
  await expect(page).toHaveURL("/login");
  expect(verifications).toHaveLength(1);
});

test("without a connection Continue Session verifies twice and shows a message", async ({ page }) => {
  await openWarned(page);
  await mockEndpoint(page, REFRESH, "network error");
  const verifications = await mockEndpoint(page, VERIFY, "network error");
  await continueButton(page).click();
  await expect(warning(page)).toBeHidden();
  for (const count of [1, 2]) {
    await page.clock.fastForward(2 * SECOND);
    await expect.poll(() => verifications.length).toBe(count);
  }
  await expect(toasts(page)).toContainText("Session not renewed");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("Logout Now clears the browser's storage, even when the server does not respond", async ({ page }) => {
  await openWarned(page);
  const logouts = await mockEndpoint(page, LOGOUT, "network error");
  await page.getByRole("button", { name: "Logout Now" }).click();
  await expect(page).toHaveURL("/login");
  expect(logouts.length).toBeGreaterThan(0);
  expect(await storedNames(page)).toEqual([]);
  // The cookie is still valid, because the request never reached the server: the sign-in page must not use it.
  await expect(signInForm(page)).toBeVisible();
});

test("the token is renewed five minutes before it expires, with a retry if there is no response", async ({
  page,
}) => {
  const early = await open(page);
  const failed = await mockEndpoint(page, REFRESH, "network error");
  // In two steps, so that the session does not become idle.
  const half = (((await secondsLeft(page)) - 302) / 2) * SECOND;
  await page.clock.fastForward(half);
  await page.mouse.move(20, 20);
  await page.clock.fastForward(half);
  await expect(clock(page)).toHaveText(/^05:0[1-3]$/);
  await expect(clock(page)).toHaveCSS("color", "rgb(255, 255, 255)");
  expect(failed).toHaveLength(0);
  await page.clock.fastForward(3 * SECOND);
  await expect(clock(page)).toHaveText(/^(05:00|04:5\d)$/);
  await expect(clock(page)).toHaveCSS("color", "rgb(242, 190, 92)");
  await expect.poll(() => failed.length).toBe(1);
  const renewed = await mockEndpoint(page, REFRESH, "success");
  await page.clock.fastForward(29 * SECOND);
  await expect(clock(page)).toHaveText(/^04/);
  expect(renewed).toHaveLength(0);
  await page.clock.fastForward(3 * SECOND);
  await expect(clock(page)).toHaveText(/^(30:00|29:5\d)$/);
  expect(renewed).toHaveLength(1);
  expect([early.length, failed.length]).toEqual([0, 1]);
});

for (const hours of [-1, 1]) {
  test(`a device whose clock is ${hours} h off renews no more often than others`, async ({
    page,
    signedIn,
  }) => {
    const calls = await open(page, { ahead: hours * 60 * MINUTE, token: tokenIn(signedIn) });
    await expect(clock(page)).toHaveText(/^(30:00|2\d:\d\d)$/);
    const atFirst = calls.length;
    for (let minute = 0; minute < 20; minute += 4) {
      await page.clock.fastForward(4 * MINUTE);
      await page.mouse.move(30 + minute, 30);
    }
    expect(calls.length - atFirst).toBe(0);
    expect(atFirst).toBeLessThanOrEqual(1);
  });
}

for (const { minutes, warned } of [
  { minutes: 19, warned: true },
  { minutes: 26, warned: false },
]) {
  test(`a page opened ${minutes} minutes after its token was issued ${warned ? "shows" : "does not show"} the warning`, async ({
    page,
    signedIn,
  }) => {
    // A movement more than five seconds after the warning opened would dismiss it.
    const calls = await open(page, { ahead: minutes * MINUTE, token: tokenIn(signedIn), moves: false });
    if (warned) {
      await expect(warning(page)).toContainText("Your session is about to run out.");
      await expect(countdown(page)).toHaveText(/^01:\d\d$/);
    } else await expect(warning(page)).toBeHidden();
    // A token that expires within five minutes is renewed before it is used.
    expect(calls).toHaveLength(minutes === 26 ? 1 : 0);
  });
}

test("a laptop that wakes after 14 minutes shows the warning, and the mouse move does not dismiss it", async ({
  page,
}) => {
  await open(page);
  await page.clock.setSystemTime(await page.evaluate((ms) => Date.now() + ms, 14 * MINUTE));
  await page.mouse.move(40, 40);
  await expect(countdown(page)).toHaveText(/^(01:00|00:59)$/);
});

test("a laptop that wakes after eight hours logs out before the office handles a key press", async ({
  page,
}) => {
  await open(page);
  const adminRequests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/admin/")) adminRequests.push(request.url());
  });
  // No timer runs during sleep: only the system time changes.
  await page.clock.setSystemTime(await page.evaluate((ms) => Date.now() + ms, 8 * 60 * MINUTE));
  await page.getByRole("link", { name: /^Retail/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin&ended=idle$/);
  expect(adminRequests).toEqual([]);
});

test("a laptop that wakes within the idle timeout renews its expired token", async ({ page }) => {
  const calls = await open(page);
  for (const wait of [10, 10]) {
    await page.clock.fastForward(wait * MINUTE);
    await page.mouse.move(wait, 50);
  }
  await page.clock.setSystemTime(await page.evaluate((ms) => Date.now() + ms, 11 * MINUTE));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.fastForward(SECOND);
  await expect(clock(page)).toHaveText(/^(30:00|29:5\d)$/);
  await expect(warning(page)).toBeHidden();
});
