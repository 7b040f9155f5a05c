import { expect, test } from "@playwright/test";
import { tokenIn } from "./support/office";
import { type SignedIn, signInOnce } from "./support/office-vehicles";
import { noteField, openRequest, REQUEST_TABS, requestsOver, update } from "./support/requests";
import { toasts } from "./support/toast";

// Toasts in the office on a phone: what is always needed stays free.

let signedIn: SignedIn;
const requests = requestsOver(() => tokenIn(signedIn));
test.beforeAll(async ({ browser }) => {
  signedIn = await signInOnce(browser);
});
// biome-ignore lint/correctness/noEmptyPattern: the fixture needs none of the others.
test.use({ storageState: ({}, use) => use(signedIn) });
test.afterEach(() => requests.cleanUp());

for (const width of [320, 375]) {
  test(`at ${width} px a toast covers neither the session clock nor the tabs`, async ({ page }) => {
    await page.setViewportSize({ width, height: 667 });
    const request = await requests.make("repair-requests", REQUEST_TABS[1].body());
    const details = await openRequest(page, "repairs", request);
    await noteField(details).fill("Called.");
    await update(details).click();
    await expect(toasts(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await toasts(page).evaluate((toast) =>
      Promise.all(toast.getAnimations().map(({ finished }) => finished)),
    );
    const toast = await toasts(page).boundingBox();
    const tabs = await page.getByRole("navigation", { name: "Office" }).boundingBox();
    const bar = await page.getByRole("banner").boundingBox();
    const bottom = (box: typeof tabs) => (box ? box.y + box.height : Number.NaN);
    expect(toast?.y).toBeGreaterThanOrEqual(bottom(tabs));
    expect(toast?.y).toBeGreaterThanOrEqual(bottom(bar));
    expect(bottom(toast)).toBeLessThan(400);
  });
}
