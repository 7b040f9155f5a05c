import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { samplePhoto } from "@/e2e/support/sample-photos";
import { hold } from "./support/hold";
import { choose, jpeg, openPhotoForm, press, tiles, UPLOAD, uploadRows } from "./support/photo-form";
import { test } from "./support/signed-in";

// Saving a vehicle while its photos are being uploaded, and after an upload failed.

let photo: Buffer;
test.beforeAll(async () => {
  photo = await samplePhoto({ width: 600, height: 400 });
});

const trim = (page: Page) => page.getByLabel(/^Trim/);
const waiting = (page: Page) =>
  page.getByRole("status").filter({ hasText: "The vehicle will be saved when the upload finishes." });
const failureDialog = (page: Page) =>
  page.getByRole("alertdialog", { name: /was not uploaded|were not uploaded/ });
const expectClosed = (page: Page) => expect(page.getByLabel("Choose photos")).toHaveCount(0);

test("a save waits for the uploads, shows their progress, and then completes", async ({ page, vehicles }) => {
  const { _id } = await openPhotoForm(page, vehicles);
  const release = await hold(page, UPLOAD);
  await choose(page, jpeg("gate.jpg", photo), jpeg("yard.jpg", photo));
  await expect(uploadRows(page).first()).toContainText(/\d%|Processing/);
  await trim(page).fill("EX-L");
  await press(page, "Update Vehicle");
  await expect(waiting(page)).toContainText("2 photos are being uploaded.");
  await expect(page.getByRole("progressbar", { name: "Photos uploaded" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include("[data-bottom-bar]").analyze();
  expect(violations).toEqual([]);
  // Changes made while the save waits are saved too.
  await trim(page).fill("EX-L V6");
  await release();
  await expectClosed(page);
  expect(await vehicles.read("retail", _id)).toMatchObject({
    trim: "EX-L V6",
    version: 2,
    images: [expect.anything(), expect.anything()],
  });
});

test("a waiting save can be canceled, and completes when the upload is canceled", async ({
  page,
  vehicles,
}) => {
  const { _id } = await openPhotoForm(page, vehicles);
  const release = await hold(page, UPLOAD);
  await choose(page, jpeg("gate.jpg", photo));
  await press(page, "Update Vehicle");
  await press(page, "Do not save yet");
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Update Vehicle" })).toBeFocused();
  await trim(page).fill("LX");
  await press(page, "Update Vehicle");
  await expect(waiting(page)).toContainText("A photo is being uploaded.");
  await press(page, "Cancel gate.jpg");
  await expectClosed(page);
  expect(await vehicles.read("retail", _id)).toMatchObject({ trim: "LX", version: 2, images: [] });
  await release().catch(() => undefined);
});

test("after a failed upload a dialog offers to try again, save without the photo, or keep editing", async ({
  page,
  vehicles,
}) => {
  const { _id } = await openPhotoForm(page, vehicles);
  await page.route(UPLOAD, (route) => route.abort());
  await choose(page, jpeg("gate.jpg", photo), jpeg("yard.jpg", photo));
  await trim(page).fill("EX-L");
  await press(page, "Update Vehicle");
  await expect(failureDialog(page)).toHaveAccessibleName("2 photos were not uploaded");
  await expect(failureDialog(page)).toContainText("gate.jpg: Upload failed: The site cannot be reached.");
  await expect(page.getByRole("button", { name: "Try Again", exact: true })).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(failureDialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Try again: gate.jpg" })).toBeFocused();
  expect(await vehicles.read("retail", _id)).toMatchObject({ version: 1 });

  // The dialog appears again, and once more after another failure.
  await page.unroute(UPLOAD);
  await page.route(UPLOAD, (route) => route.abort(), { times: 1 });
  await press(page, "Update Vehicle");
  await press(page, "Try Again");
  await expect(failureDialog(page)).toHaveAccessibleName("A photo was not uploaded");
  await expect(tiles(page)).toHaveCount(1);
  await press(page, "Save Without It");
  await expectClosed(page);
  expect(await vehicles.read("retail", _id)).toMatchObject({
    trim: "EX-L",
    version: 2,
    images: [expect.anything()],
  });
});

test("a file that can never be uploaded has no Try Again button", async ({ page, vehicles }) => {
  const { _id } = await openPhotoForm(page, vehicles);
  await choose(page, { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
  await expect(uploadRows(page)).toHaveCount(1);
  await trim(page).fill("EX-L");
  await press(page, "Update Vehicle");
  await expect(failureDialog(page)).toContainText(
    "notes.txt: Please upload a valid image file (JPG, PNG, or WebP)",
  );
  await expect(page.getByRole("button", { name: "Try Again", exact: true })).toHaveCount(0);
  await press(page, "Save Without It");
  await expectClosed(page);
  expect(await vehicles.read("retail", _id)).toMatchObject({ trim: "EX-L", images: [] });
});

test("a field that becomes invalid while a save waits shows an error and is not saved", async ({
  page,
  vehicles,
}) => {
  const { _id } = await openPhotoForm(page, vehicles);
  const release = await hold(page, UPLOAD);
  await choose(page, jpeg("gate.jpg", photo));
  await trim(page).fill("LX");
  await press(page, "Update Vehicle");
  await expect(waiting(page)).toBeVisible();
  await page.getByLabel("Stock Number").fill("");
  await release();
  await expect(page.getByText("One field needs attention")).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(await vehicles.read("retail", _id)).toMatchObject({ version: 1 });
});
