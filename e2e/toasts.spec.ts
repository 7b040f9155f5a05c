import { expect, type Page, type Response, test } from "@playwright/test";
import { DESKTOP, PHONE } from "./support/pages";
import { rendersToasts, toasts } from "./support/toast";
import { DECODE, enterVin } from "./support/wizard";

// Toasts, tested with the toast of a failed VIN lookup.

/** Shows a toast that stays, because the page's clock is paused; the lookup keeps failing. */
async function showToast(page: Page) {
  await page.route(DECODE, (route) => route.fulfill({ status: 503, body: "" }));
  await page.clock.resume();
  await page.goto("/partsrequest");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await enterVin(page);
  await expect(toasts(page)).toHaveCount(1);
}

const tryAgain = (page: Page) => page.getByRole("main").getByRole("button", { name: "Try again" }).click();

test.beforeEach(({ page }) => page.clock.install());

async function box(page: Page) {
  const found = await toasts(page).boundingBox();
  if (!found) throw new Error("There is no toast on the screen.");
  return found;
}

/** The position of the toast after its animation. */
const settled = async (page: Page) => {
  await toasts(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
  return box(page);
};

test("a toast stays 5 seconds, and only one is shown at a time", async ({ page }) => {
  await showToast(page);
  await page.clock.runFor(3_000);
  await tryAgain(page);
  await expect(toasts(page)).toHaveCount(1);
  const second = await toasts(page).elementHandle();
  // The second toast replaced the first, and stays 5 seconds itself.
  await page.clock.runFor(4_999);
  await expect(toasts(page)).toHaveCount(1);
  expect(await second?.evaluate((toast) => toast.isConnected)).toBe(true);
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast closes with its button", async ({ page }) => {
  await showToast(page);
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test("Escape closes a toast after F8 moved the focus to it", async ({ page }) => {
  await showToast(page);
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast is dismissed by a swipe to the right, and moves back after a short swipe", async ({ page }) => {
  await showToast(page);
  const { x, y } = await settled(page);
  const drag = async (distance: number) => {
    await page.mouse.move(x + 60, y + 12);
    await page.mouse.down();
    await page.mouse.move(x + 60 + distance / 2, y + 12, { steps: 4 });
    await page.mouse.move(x + 60 + distance, y + 12, { steps: 4 });
    await page.mouse.up();
  };
  await drag(20);
  await expect(toasts(page)).toHaveCount(1);
  await expect.poll(async () => Math.round((await box(page)).x)).toBe(Math.round(x));
  await drag(-200);
  await expect(toasts(page)).toHaveCount(1);
  await drag(200);
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast is at the top of a phone's screen, in full width", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await showToast(page);
  const { x, y, width } = await settled(page);
  expect(y).toBeLessThan(40);
  expect(x).toBeLessThan(20);
  expect(width).toBeGreaterThan(PHONE.width - 40);
});

test("a toast is at the bottom right from 768 px, at most 420 px wide", async ({ page }) => {
  for (const viewport of [{ width: 768, height: 1024 }, DESKTOP]) {
    await page.setViewportSize(viewport);
    await showToast(page);
    const { x, y, width, height } = await settled(page);
    expect(width).toBeLessThanOrEqual(420);
    expect(width).toBeGreaterThan(340);
    expect(viewport.width - (x + width)).toBeLessThan(40);
    expect(viewport.height - (y + height)).toBeLessThan(40);
  }
});

const isScript = (response: Response) => /_next\/static\/.*\.js/.test(response.url());

test("the code that renders toasts is loaded with the first one", async ({ page }) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (isScript(response)) scripts.push(response);
  });
  await page.goto("/partsrequest", { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(rendersToasts(await script.text()), script.url()).toBe(false);
  await expect(page.getByRole("region", { name: /Notifications/ })).toHaveCount(0);
  await page.route(DECODE, (route) => route.fulfill({ status: 503, body: "" }));
  const script = page.waitForResponse(
    async (response) => isScript(response) && rendersToasts(await response.text()),
  );
  await enterVin(page);
  await script;
  await expect(toasts(page)).toHaveCount(1);
});
