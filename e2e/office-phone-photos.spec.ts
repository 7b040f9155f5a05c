import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { CORNERS, phonePhoto } from "@/e2e/support/sample-photos";
import { choose, jpeg, openPhotoForm, tiles, uploadRows } from "./support/photo-form";
import { test } from "./support/signed-in";

// Photos from phones: 12 megapixels, rotated, and HEIC.

/** Whether the stored picture is upright, and which corner of the sample is at its top left. */
async function stored(page: Page, index: number) {
  const url = (await tiles(page).nth(index).getByRole("img").getAttribute("src")) ?? "";
  const picture = sharp(await (await page.request.get(url)).body()).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const near = (corner: readonly number[]) =>
    corner.every((value, channel) => Math.abs(value - Number(data[channel])) < 70);
  const corner = Object.entries(CORNERS).find(([, color]) => near(color))?.[0];
  return { corner, upright: info.height > info.width };
}

for (const { name, quality, isLarge } of [
  { name: "over 5 MB", quality: 95, isLarge: true },
  { name: "under 5 MB", quality: 30, isLarge: false },
]) {
  test(`a 12-megapixel photo ${name} is stored upright in every orientation of the phone`, async ({
    page,
    vehicles,
  }) => {
    await openPhotoForm(page, vehicles);
    for (const [index, orientation] of ([6, 8, 3] as const).entries()) {
      const photo = await phonePhoto({ orientation, quality });
      expect(photo.length > 5_242_880).toBe(isLarge);
      await choose(page, jpeg(`IMG_${orientation}.jpg`, photo));
      await expect(tiles(page)).toHaveCount(index + 1);
      expect(await stored(page, index)).toEqual({ corner: "topLeft", upright: true });
    }
  });
}

test("a HEIC photo that the browser can read is stored like any other", async ({ page, vehicles }) => {
  await openPhotoForm(page, vehicles);
  // Chromium cannot decode HEVC. AVIF has the same container and is detected by its content, too.
  const jpegPhoto = await phonePhoto({ orientation: 1, quality: 60, width: 900, height: 1_200 });
  const buffer = await sharp(jpegPhoto).avif({ effort: 0 }).toBuffer();
  for (const [index, mimeType] of ["image/heic", ""].entries()) {
    await choose(page, { name: `IMG_000${index}.HEIC`, mimeType, buffer });
    await expect(tiles(page)).toHaveCount(index + 1);
    expect(await stored(page, index)).toEqual({ corner: "topLeft", upright: true });
  }
});

test("a HEIC photo that the browser cannot read shows an error without a retry", async ({
  page,
  vehicles,
}) => {
  await openPhotoForm(page, vehicles);
  const head = Buffer.from([0, 0, 0, 24, ...Buffer.from("ftypheic"), 0, 0, 0, 0, ...Buffer.from("mif1heic")]);
  const buffer = Buffer.concat([head, Buffer.alloc(2_000)]);
  await choose(page, { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer });
  const problem = uploadRows(page).getByRole("alert");
  await expect(problem).toContainText("Please upload a valid image file (JPG, PNG, or WebP).");
  await expect(problem).toContainText("This browser cannot read HEIC photos.");
  await expect(page.getByRole("button", { name: /Try again/ })).toHaveCount(0);
});
