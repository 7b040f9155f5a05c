import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { call, completeRetailVehicle, freshStockNumber, signIn } from "./support/api";
import { PHONE } from "./support/pages";
import { upload } from "./support/upload";

// The photos on a vehicle's page, also without JavaScript.

let token: string;
let path: string;
let photos: string[];

test.beforeAll(async () => {
  token = (await signIn()).token;
  photos = [];
  for (const background of ["#a63a32", "#31587f", "#4a6654"]) {
    const photo = sharp({ create: { width: 1_200, height: 900, channels: 3, background } });
    photos.push((await upload(token, await photo.jpeg().toBuffer())).body.url);
  }
  // A stock number of the maximum length must not push the photos off a phone's screen.
  const stockNumber = freshStockNumber().padEnd(30, "X");
  const json = completeRetailVehicle({ images: photos, exteriorColor: "Red", stockNumber });
  const { body } = await call("/api/admin/retail-vehicles", { json, token });
  path = `/inventory/${(body as { _id: string })._id}`;
});
test.afterAll(() =>
  call(`/api/admin/retail-vehicles/${path.split("/").at(-1)}`, { method: "DELETE", token }),
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test("all photos are shown in order, and each thumbnail links to its photo", async ({ page }) => {
    await page.goto(path);
    const shown = page.getByRole("img", { name: /^2003 Honda Accord, red: photo \d of 3$/ });
    await expect(shown).toHaveCount(3);
    for (const [index, photo] of photos.entries()) {
      await expect(shown.nth(index)).toHaveAttribute("srcset", new RegExp(`${photo} 1200w$`));
      await expect(shown.nth(index)).toHaveAttribute("width", "720");
    }
    await expect(shown.first()).toHaveAttribute("fetchpriority", "high");
    await expect(shown.first()).not.toHaveAttribute("loading");
    await expect(shown.last()).toHaveAttribute("loading", "lazy");
    await expect(shown.first()).toBeInViewport();
    await expect(shown.last()).not.toBeInViewport();
    await page.getByRole("link", { name: "Show photo 3 of 3" }).click();
    await expect(shown.last()).toBeInViewport({ ratio: 0.9 });
    await expect(shown.first()).not.toBeInViewport();
    await expect(page.getByRole("link", { name: "Show photo 1 of 3" })).toBeInViewport();
  });

  test("the structured data contains the photos", async ({ page }) => {
    await page.goto(path);
    const absolute = photos.map((photo) => new URL(photo, page.url()).href);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    expect(data["@graph"][0].image).toEqual(absolute);
  });
});

test("the photos cause no layout shift and are accessible by keyboard", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await expect(page.getByRole("img", { name: /photo 1 of 3/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.01);
  await page.getByRole("list", { name: "All photos, side by side" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("img", { name: /photo 2 of 3/ })).toBeInViewport({ ratio: 0.9 });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
