import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { freshAccount, removeAccounts } from "./support/accounts";
import { logIn, openOffice } from "./support/office";
import { DESKTOP, PHONE } from "./support/pages";

// The sign-in page, the account page and the session warning have no axe violations: light colors on a phone, dark
// colors on a desktop.

test.afterAll(removeAccounts);

async function expectAccessibleEverywhere(page: Page, state: string) {
  for (const [viewport, colorScheme] of [
    [PHONE, "light"],
    [DESKTOP, "dark"],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${state}, ${colorScheme}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, state).toBeLessThanOrEqual(0);
  }
}

test("the sign-in page, the account page and the session warning are accessible", async ({ page }) => {
  const account = await freshAccount();
  await page.clock.install({ time: Date.now() });
  await page.goto("/login?from=/admin/account&ended=idle");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Please enter both username and password")).toBeVisible();
  await expectAccessibleEverywhere(page, "sign-in errors");
  await logIn(page, account);
  await expect(page.getByText("This device")).toBeVisible();
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Please enter your current password")).toBeVisible();
  await expectAccessibleEverywhere(page, "password errors");
  await openOffice(page);
  for (const width of [320, 375, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = await page.getByRole("banner").boundingBox();
    expect(bar?.height, `the bar is one row at ${width} px`).toBeLessThanOrEqual(60);
  }
  await page.clock.fastForward(13 * 60_000);
  await expect(page.getByRole("alertdialog", { name: "Session Timeout Warning" })).toBeVisible();
  await expectAccessibleEverywhere(page, "the session warning");
});
