import { expect, type Page } from "@playwright/test";
import { samplePhoto } from "@/e2e/support/sample-photos";
import { completeRetailVehicle } from "./api";
import type { Vehicles } from "./signed-in";
import { site } from "./site";
import { upload } from "./upload";

// The photos in the vehicle form.

export const UPLOAD = "**/api/admin/upload";

/** A JPEG file for a file input. */
export const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

export const choose = (page: Page, ...files: ReturnType<typeof jpeg>[]) =>
  page.getByLabel("Choose photos").setInputFiles(files);

/** The photos of the vehicle. */
export const tiles = (page: Page) =>
  page.getByRole("list", { name: "Photos of this vehicle" }).getByRole("listitem");

/** The photos that are being uploaded, and those that failed. */
export const uploadRows = (page: Page) =>
  page.getByRole("list", { name: "Photo uploads" }).getByRole("listitem");

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Drags a photo with the mouse until another one is marked as the target. The button is not released. */
export async function dragPhoto(page: Page, { from, to }: { from: number; to: number }) {
  await tiles(page).nth(from).getByRole("img").hover();
  await page.mouse.down();
  await tiles(page).nth(to).getByRole("img").hover();
  // The first movement starts the drag, the next one sets the target.
  const { x = 0, y = 0, width = 0, height = 0 } = (await tiles(page).nth(to).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 3);
  await expect(tiles(page).nth(to)).toHaveAttribute("data-drop", to < from ? "before" : "after");
}

export const publicIdIn = (url: string) => /[0-9a-f]{32}/.exec(url)?.[0] ?? "";

/** Creates a vehicle with `count` photos and opens its form. */
export async function openPhotoForm(
  page: Page,
  vehicles: Vehicles,
  { count = 0, at = site.url }: { count?: number; at?: string } = {},
) {
  const small = await samplePhoto({ width: 60, height: 40 });
  const images: string[] = [];
  while (images.length < count) images.push((await upload(vehicles.token, small)).body.url);
  const vehicle = await vehicles.create("retail", completeRetailVehicle({ images }));
  await page.goto(`${at}/admin?tab=retail&form=${vehicle._id}`);
  await expect(page.getByLabel("Choose photos")).toBeAttached();
  await expect(tiles(page)).toHaveCount(count);
  return { ...vehicle, images };
}
