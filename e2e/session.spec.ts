import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { openOffice, signedInState, storedNames, tokenIn } from "./support/office";
import { toasts } from "./support/toast";

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
const continueButton = (page: Page) => page.getByRole("button", { name: "Continue Session" });
const signInForm = (page: Page) => page.getByRole("heading", { name: "Admin Login" });
const pass = (page: Page, time: number) => page.clock.fastForward(time);

/** Has an address answered like this, so that the session of the other tests stays untouched; collects the calls. */
async function answer(where: Page | BrowserContext, address: string, how: "good" | "refused" | "nothing") {
  const calls: string[] = [];
  await where.unroute(address);
  await where.route(address, (route) => {
    calls.push(address);
    if (how === "nothing") return route.abort();
    if (how === "refused")
      return route.fulfill({ status: 401, json: { valid: false, error: "Sign in again." } });
    if (address === LOGOUT) return route.fulfill({ status: 204 });
    return route.fulfill({ json: { valid: true, accessToken: tokenIn(state) } });
  });
  return calls;
}

/** Opens the office with the clock standing still, `ahead` of the server's; gives the calls for a new token. */
async function open(page: Page, { ahead = 0, path = "/admin" } = {}) {
  const calls = await answer(page, REFRESH, "good");
  await answer(page, LOGOUT, "good");
  await page.clock.install({ time: Date.now() + ahead });
  await openOffice(page, path);
  await page.clock.pauseAt(Date.now() + ahead + 2 * SECOND);
  await page.mouse.move(1, 1);
  return calls;
}

/** Opens the office and lets time pass until the warning has just opened. */
async function openWarned(page: Page) {
  const calls = await open(page);
  await pass(page, 13 * MINUTE);
  await expect(warning(page)).toBeVisible();
  return calls;
}

test("nothing at 12:59, a warning at 13:00 that counts down, and the sign-in page at 15:00", async ({
  page,
}) => {
  await open(page, { path: "/admin?tab=parts" });
  expect(await storedNames(page)).toEqual(["authToken", "user"]);
  await page.clock.fastForward(13 * MINUTE - 3 * SECOND);
  await page.mouse.move(2, 2);
  await pass(page, 13 * MINUTE - SECOND);
  await expect(warning(page)).toBeHidden();
  await pass(page, SECOND);
  await expect(countdown(page)).toHaveText("02:00");
  await expect(continueButton(page)).toBeFocused();
  await pass(page, 61 * SECOND);
  await expect(countdown(page)).toHaveText("00:59");
  await expect(warning(page).getByText("60 seconds until you are logged out.")).toBeAttached();
  await pass(page, 58 * SECOND);
  await expect(countdown(page)).toHaveText("00:01");
  expect(await storedNames(page)).toEqual(["authToken", "user"]);
  await pass(page, SECOND);
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin%3Ftab%3Dparts/);
  await expect(page.getByText("You were logged out after 15 minutes without activity.")).toBeVisible();
  expect(await storedNames(page)).toEqual([]);
});

test("each kind of activity keeps the session, counted once in five seconds", async ({ page }) => {
  await open(page);
  const kinds: [string, () => Promise<unknown>][] = [
    ["mouse move", () => page.mouse.move(50, 60)],
    ["mouse down", () => page.evaluate(() => document.body.dispatchEvent(new Event("mousedown")))],
    ["key", () => page.keyboard.press("Shift")],
    ["touch", () => page.evaluate(() => document.body.dispatchEvent(new Event("touchstart")))],
    ["scroll", () => page.evaluate(() => document.querySelector("main")?.dispatchEvent(new Event("scroll")))],
  ];
  for (const [kind, act] of kinds) {
    await pass(page, 10 * MINUTE);
    await act();
    await pass(page, 2 * MINUTE);
    await expect(warning(page), kind).toBeHidden();
    await expect(clock(page), kind).toBeVisible();
  }
  // At once after one that counted: does not count. Five seconds later it does.
  await page.mouse.move(70, 80);
  await pass(page, 4 * SECOND);
  await page.mouse.move(80, 80);
  await pass(page, 13 * MINUTE - 5 * SECOND);
  await expect(warning(page)).toBeHidden();
  await pass(page, SECOND);
  await expect(countdown(page)).toHaveText("02:00");
});

test("the warning stays while a hand reaches for it, and goes with a move beside it or a key", async ({
  page,
}) => {
  await openWarned(page);
  await pass(page, 4 * SECOND);
  await page.mouse.move(5, 300);
  await expect(countdown(page)).toHaveText("01:56");
  await pass(page, 10 * SECOND);
  await page.getByRole("button", { name: "Logout Now" }).hover();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Logout Now" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(continueButton(page)).toBeFocused();
  await expect(countdown(page)).toHaveText("01:46");
  await page.mouse.move(5, 305);
  await expect(warning(page)).toBeHidden();
  await pass(page, 13 * MINUTE);
  await expect(warning(page)).toBeVisible();
  await pass(page, 5 * SECOND);
  await page.keyboard.press("x");
  await expect(warning(page)).toBeHidden();
});

test("Continue Session, Escape and the backdrop each renew the token and give the focus back", async ({
  page,
}) => {
  const calls = await open(page);
  const tab = page.getByRole("link", { name: /^Retail/ });
  await tab.focus();
  const ways = [
    () => page.keyboard.press("Enter"),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(3, 400),
  ];
  for (const [index, way] of ways.entries()) {
    await pass(page, 13 * MINUTE);
    await expect(continueButton(page)).toBeFocused();
    await way();
    await expect(warning(page)).toBeHidden();
    await expect(tab).toBeFocused();
    await expect.poll(() => calls.length).toBe(index + 1);
  }
});

test("when renewing and verifying both fail, Continue Session logs out", async ({ page }) => {
  await openWarned(page);
  await answer(page, REFRESH, "refused");
  const verifications = await answer(page, VERIFY, "refused");
  await continueButton(page).click();
  await expect(warning(page)).toBeHidden();
  await pass(page, 999);
  expect(verifications).toHaveLength(0);
  await pass(page, SECOND);
  await expect(page).toHaveURL("/login");
  expect(verifications).toHaveLength(1);
});

test("without a connection Continue Session verifies until somebody answers, and says so", async ({
  page,
}) => {
  await openWarned(page);
  await answer(page, REFRESH, "nothing");
  const verifications = await answer(page, VERIFY, "nothing");
  await continueButton(page).click();
  await expect(warning(page)).toBeHidden();
  for (const count of [1, 2]) {
    await pass(page, 2 * SECOND);
    await expect.poll(() => verifications.length).toBe(count);
  }
  await expect(toasts(page)).toContainText("Session not renewed");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("Logout Now forgets everything here, even when the server does not answer", async ({ page }) => {
  await openWarned(page);
  const told = await answer(page, LOGOUT, "nothing");
  await page.getByRole("button", { name: "Logout Now" }).click();
  await expect(page).toHaveURL("/login");
  expect(told.length).toBeGreaterThan(0);
  expect(await storedNames(page)).toEqual([]);
  // The cookie is still good, for the server never heard: the sign-in page lets nobody in by it.
  await expect(signInForm(page)).toBeVisible();
});

test("the token is renewed five minutes before it expires, and again later when nobody answered", async ({
  page,
}) => {
  const calls = await open(page);
  await answer(page, REFRESH, "nothing");
  const [minutes = 0, seconds = 0] = ((await clock(page).textContent()) ?? "").split(":").map(Number);
  expect(minutes).toBeGreaterThan(27);
  // Half of the way there, so that nobody is thought away.
  const half = ((minutes * 60 + seconds - 302) / 2) * SECOND;
  await pass(page, half);
  await page.mouse.move(20, 20);
  await pass(page, half);
  await expect(clock(page)).toHaveText(/^05:0[1-3]$/);
  await expect(clock(page)).toHaveCSS("color", "rgb(255, 255, 255)");
  await pass(page, 3 * SECOND);
  await expect(clock(page)).toHaveText(/^(05:00|04:5\d)$/);
  await expect(clock(page)).toHaveCSS("color", "rgb(242, 190, 92)");
  await answer(page, REFRESH, "good");
  await pass(page, 29 * SECOND);
  await expect(clock(page)).toHaveText(/^04/);
  await pass(page, 3 * SECOND);
  await expect(clock(page)).toHaveText(/^(30:00|29:5\d)$/);
  expect(calls).toHaveLength(0);
});

for (const hours of [-1, 1]) {
  test(`a device whose clock is ${hours} h off renews as seldom as any other`, async ({ page }) => {
    const calls = await open(page, { ahead: hours * 60 * MINUTE });
    await expect(clock(page)).toHaveText(/^(30:00|29:[345]\d)$/);
    const atFirst = calls.length;
    for (let minute = 0; minute < 20; minute += 4) {
      await pass(page, 4 * MINUTE);
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
  test(`a page opened ${minutes} minutes into a token ${warned ? "warns" : "does not warn"}`, async ({
    page,
  }) => {
    const calls = await open(page, { ahead: minutes * MINUTE });
    if (warned) {
      await expect(warning(page)).toContainText("Your session is about to run out.");
      await expect(countdown(page)).toHaveText(/^(02:00|01:5\d)$/);
    } else await expect(warning(page)).toBeHidden();
    // Within five minutes of its end it is renewed before it is used.
    expect(calls).toHaveLength(minutes === 26 ? 1 : 0);
  });
}

test("a laptop that wakes after 14 minutes warns, and the movement that woke it does not count", async ({
  page,
}) => {
  await open(page);
  await page.clock.setSystemTime(await page.evaluate((ms) => Date.now() + ms, 14 * MINUTE));
  await page.mouse.move(40, 40);
  await expect(countdown(page)).toHaveText(/^(01:00|00:59)$/);
});

test("a laptop that wakes after eight hours logs out before a press reaches the office", async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/admin/")) asked.push(request.url());
  });
  // No timer has run meanwhile: only the clock on the wall has moved on.
  await page.clock.setSystemTime(await page.evaluate((ms) => Date.now() + ms, 8 * 60 * MINUTE));
  await page.getByRole("link", { name: /^Retail/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin&ended=idle$/);
  expect(asked).toEqual([]);
});

test("a laptop that wakes with an expired token, but soon enough, renews it", async ({ page }) => {
  const calls = await open(page);
  for (const wait of [10, 10]) {
    await pass(page, wait * MINUTE);
    await page.mouse.move(wait, 50);
  }
  await page.clock.setSystemTime(await page.evaluate((ms) => Date.now() + ms, 11 * MINUTE));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => calls.length).toBe(1);
  await pass(page, SECOND);
  await expect(clock(page)).toHaveText(/^(30:00|29:5\d)$/);
  await expect(warning(page)).toBeHidden();
});

/** A token as the server would issue it at an instant, another one each time; good for showing, not for asking. */
function tokenOf(now: number): string {
  const iat = Math.floor(now / SECOND);
  const claims = { iat, exp: iat + 30 * 60, jti: crypto.randomUUID() };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

test.describe("two tabs", () => {
  async function openTwo(context: BrowserContext) {
    const calls: string[] = [];
    await context.route(REFRESH, async (route) => {
      calls.push(REFRESH);
      // The server's clock goes with the tabs', which is moved ahead here.
      const now = await route
        .request()
        .frame()
        .page()
        .evaluate(() => Date.now());
      return route.fulfill({ json: { accessToken: tokenOf(now) } });
    });
    await answer(context, LOGOUT, "good");
    await context.clock.install({ time: Date.now() });
    const [one, other] = [await context.newPage(), await context.newPage()];
    await openOffice(one);
    await openOffice(other);
    await context.clock.pauseAt(Date.now() + 5 * SECOND);
    return { one, other, calls };
  }

  test("share activity, the warning's end, and one renewal", async ({ context }) => {
    const { one, other, calls } = await openTwo(context);
    const both = async (check: (page: Page) => Promise<void>) => {
      await check(one);
      await check(other);
    };
    await context.clock.fastForward(12 * MINUTE);
    await one.mouse.move(50, 50);
    await context.clock.fastForward(2 * MINUTE);
    await both((page) => expect(warning(page)).toBeHidden());
    // When the token has less than five minutes left, one tab renews it for both. In small steps, and none while the
    // answer is on its way: the tabs of a device share one clock.
    let left = 11 * MINUTE;
    for (; calls.length === 0 && left > 0; left -= 30 * SECOND) await context.clock.fastForward(30 * SECOND);
    await both((page) => expect(clock(page)).toHaveText(/^(30:00|29:[2-5]\d)$/));
    expect(calls).toHaveLength(1);
    await context.clock.fastForward(left);
    await both((page) => expect(warning(page)).toBeVisible());
    expect(calls).toHaveLength(1);
    await continueButton(one).click();
    await both((page) => expect(warning(page)).toBeHidden());
    await expect.poll(() => calls.length).toBe(2);
    await both((page) => expect(clock(page)).toHaveText(/^(30:00|29:5\d)$/));
  });

  test("are logged out together", async ({ context }) => {
    const { one, other } = await openTwo(context);
    await one.getByRole("button", { name: "Logout" }).click();
    await expect(one).toHaveURL("/login");
    await expect(other).toHaveURL("/login");
  });
});
