import { expect } from "@playwright/test";
import { noteField, openRequest, REQUEST_TABS, updateButton } from "./support/requests";
import { test } from "./support/signed-in";
import { toasts } from "./support/toast";

// Toasts in the office do not cover the header and the tabs on a phone.

for (const width of [320, 375]) {
  test(`at ${width} px a toast covers neither the session clock nor the tabs`, async ({ page, requests }) => {
    await page.setViewportSize({ width, height: 667 });
    const request = await requests.create("repair-requests", REQUEST_TABS[1].body());
    const details = await openRequest(page, "repairs", request);
    await noteField(details).fill("Called.");
    await updateButton(details).click();
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
