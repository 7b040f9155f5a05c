import { expect, type Page, test } from "@playwright/test";

// docs/decisions/0022

const askedAhead = (page: Page) => page.locator("link[rel=preload][as=font]").count();

test("the fonts of a public page are asked for ahead, and come with it", async ({ page }) => {
  await page.goto("/about");
  expect(await askedAhead(page)).toBe(4);
  expect(await page.evaluate(() => document.fonts.check("700 60px 'Barlow Condensed'"))).toBe(true);
});

test("on a slow line the first paint waits for no font", async ({ page }) => {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await page.goto("/about");
  expect(await askedAhead(page)).toBe(0);
});
