import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { samplePhoto } from "@/e2e/support/sample-photos";
import { completeRetailVehicle } from "./support/api";
import { rowOf } from "./support/office-vehicles";
import { DESKTOP, PHONE } from "./support/pages";
import { dragPhoto, openPhotoForm, press, publicIdIn } from "./support/photo-form";
import { test } from "./support/signed-in";
import { upload } from "./support/upload";

// A vehicle's photos in full screen, in the admin area.

const viewer = (page: Page) => page.getByRole("dialog", { name: /^Photo \d of \d$/ });
const shown = async (page: Page) =>
  publicIdIn((await viewer(page).getByRole("img").getAttribute("src")) ?? "");

test("the viewer opens at the selected photo, navigates with buttons and keys, and restores the focus", async ({
  page,
  vehicles,
}) => {
  const { images } = await openPhotoForm(page, vehicles, { count: 3 });
  const ids = images.map(publicIdIn);
  const open = page.getByRole("button", { name: "View photo 2", exact: true });
  await open.click();
  await expect(viewer(page)).toHaveAccessibleName("Photo 2 of 3");
  expect(await shown(page)).toBe(ids[1]);
  await press(page, "Next photo");
  expect(await shown(page)).toBe(ids[2]);
  const next = page.getByRole("button", { name: "Next photo" });
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(next).toBeFocused();
  await page.keyboard.press("ArrowRight");
  expect(await shown(page)).toBe(ids[2]);
  await page.keyboard.press("Home");
  await expect(viewer(page)).toHaveAccessibleName("Photo 1 of 3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  expect(await shown(page)).toBe(ids[0]);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expect(open).toBeFocused();
  // The arrow keys in the viewer did not move photos, and dragging a photo does not open the viewer.
  await dragPhoto(page, { from: 2, to: 0 });
  await page.mouse.up();
  await expect(page.getByText("Photo 3 is now the main photo.")).toBeVisible();
  await expect(viewer(page)).toHaveCount(0);
});

test("a photo in an expanded row opens the viewer; a drawing does not", async ({ page, vehicles, token }) => {
  const photo = await samplePhoto({ width: 2_000, height: 1_500 });
  const { url } = (await upload(token, photo)).body;
  const pictured = await vehicles.create("retail", completeRetailVehicle({ images: [url] }));
  const drawn = await vehicles.create("retail", completeRetailVehicle());
  await page.goto("/admin?tab=retail");
  for (const { stockNumber } of [pictured, drawn]) {
    await page.getByRole("button", { name: `Details of ${stockNumber}`, exact: true }).click();
  }
  const drawnDetails = page.locator(`#details-${drawn._id}`);
  await expect(drawnDetails.getByRole("img", { name: "2003 Honda Accord" })).toBeVisible();
  await expect(drawnDetails.getByRole("button", { name: /^View/ })).toHaveCount(0);
  await expect(rowOf(page, String(pictured.stockNumber))).toHaveCount(1);
  const details = page.locator(`#details-${pictured._id}`);
  await details.getByRole("button", { name: "View the photo of 2003 Honda Accord" }).click();
  const image = viewer(page).getByRole("img", { name: "Photo 1 of 2003 Honda Accord" });
  await expect(image).toHaveAttribute("src", url);
  await expect.poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(1_600);
  await expect(page.getByRole("button", { name: "Next photo" })).toHaveCount(0);
  await viewer(page).getByRole("button", { name: "Close" }).click();
  await expect(viewer(page)).toHaveCount(0);
});

test("a photo that cannot be loaded shows an error, and can be retried", async ({
  page,
  vehicles,
  token,
}) => {
  const photo = await samplePhoto({ width: 2_000, height: 1_500 });
  const { url } = (await upload(token, photo)).body;
  const { _id } = await vehicles.create("retail", completeRetailVehicle({ images: [url] }));
  await page.goto(`/admin?tab=retail&form=${_id}`);
  await page.route(`**${url}*`, (route) => route.abort());
  await press(page, "View photo 1");
  await expect(viewer(page).getByRole("alert")).toContainText("This photo could not be loaded.");
  await page.unroute(`**${url}*`);
  await press(page, "Retry");
  await expect(viewer(page).getByRole("img")).toBeVisible();
  await expect(viewer(page).getByRole("alert")).toBeEmpty();
});

for (const { viewport, colorScheme } of [
  { viewport: PHONE, colorScheme: "dark" },
  { viewport: DESKTOP, colorScheme: "light" },
] as const) {
  test(`the viewer fits the screen at ${viewport.width} px and is accessible, ${colorScheme}`, async ({
    page,
    vehicles,
    token,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const tall = await samplePhoto({ width: 1_500, height: 2_000 });
    const { url } = (await upload(token, tall)).body;
    const small = (await upload(token, await samplePhoto())).body;
    const { _id } = await vehicles.create("retail", completeRetailVehicle({ images: [url, small.url] }));
    await page.goto(`/admin?tab=retail&open=${_id}`);
    await page.getByRole("button", { name: "View the 2 photos of 2003 Honda Accord" }).click();
    const image = viewer(page).getByRole("img");
    await expect(image).toBeInViewport({ ratio: 1 });
    expect((await viewer(page).boundingBox())?.width).toBe(viewport.width);
    const box = await image.boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(4 / 3, 1);
    for (const button of await viewer(page).getByRole("button").all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
    expect(violations).toEqual([]);
  });
}
