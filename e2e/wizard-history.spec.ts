import { expect, type Page, test } from "@playwright/test";
import { hold } from "./support/hold";
import {
  atStep,
  back,
  categoryField,
  choosePart,
  DANA,
  enterVin,
  partField,
  RECEIPT,
  SUBMIT,
  subcategoryField,
  submit,
  toContactStep,
  toPartStep,
  toReview,
  VIN,
} from "./support/wizard";

// The wizard's steps in the browser's history, and what a reload keeps.

const expectStep = (page: Page, step: 1 | 2 | 3 | 4) =>
  expect(page.getByText(`Step ${step} of 4`)).toBeVisible();

test("the browser's Back and Forward move between the steps, and leave the wizard from the first", async ({
  page,
}) => {
  await page.goto("/repair");
  await toReview(page);
  for (const step of [3, 2, 1] as const) {
    await page.goBack();
    await atStep(page, step);
  }
  await expect(page.getByLabel("VIN")).toHaveValue(VIN);
  for (const step of [2, 3, 4] as const) {
    await page.goForward();
    await atStep(page, step);
  }
  await expect(page.getByText(DANA.email)).toBeVisible();
  for (const step of [3, 2, 1] as const) {
    await page.goBack();
    await atStep(page, step);
  }
  await page.goBack();
  await expect(page).toHaveURL("/repair");
});

test("a reload keeps the step and the history before it", async ({ page }) => {
  await toContactStep(page);
  await page.getByLabel("Your name").fill(DANA.name);
  await page.reload();
  await expectStep(page, 3);
  await expect(page.getByLabel("Your name")).toHaveValue(DANA.name);
  await page.goBack();
  await atStep(page, 2);
  await expect(partField(page)).toHaveValue("Hood Hinge");
  await page.reload();
  await expectStep(page, 2);
  await page.goForward();
  await atStep(page, 3);
  await expect(page.getByLabel("Your name")).toHaveValue(DANA.name);
});

test("the wizard's Back button goes back in the browser's history", async ({ page }) => {
  await page.goto("/repair");
  await toContactStep(page);
  await back(page);
  await atStep(page, 2);
  await page.goBack();
  await atStep(page, 1);
  await page.goBack();
  await expect(page).toHaveURL("/repair");
});

test("Forward stops at the first step that is no longer complete", async ({ page }) => {
  await toReview(page);
  await page.goBack();
  await atStep(page, 3);
  await page.goBack();
  await atStep(page, 2);
  await subcategoryField(page).selectOption("Fenders");
  await page.goForward();
  await expect(page).toHaveURL("/partsrequest?step=2");
  await expectStep(page, 2);
  await choosePart(page, "Exterior", "Hood", "Hood Hinge");
  await page.goBack();
  await atStep(page, 1);
  await page.getByLabel("VIN").fill("2GNFLPE55C6105926");
  await page.goForward();
  await expect(page).toHaveURL("/partsrequest?step=1");
  await expectStep(page, 1);
});

test("a URL with a step but without a draft opens the first step", async ({ page }) => {
  await page.goto("/partsrequest?step=3");
  await expectStep(page, 1);
  await expect(page).toHaveURL("/partsrequest?step=1");
  await enterVin(page);
  await atStep(page, 2);
});

test("Back returns to the step from another page of the site", async ({ page }) => {
  await toPartStep(page);
  await categoryField(page).selectOption("Exterior");
  await page.getByRole("contentinfo").getByRole("link", { name: "Repair Services" }).click();
  await expect(page).toHaveURL("/repair");
  await page.goBack();
  await expectStep(page, 2);
  await expect(categoryField(page)).toHaveValue("Exterior");
  await page.goBack();
  await expectStep(page, 1);
});

test("Back does nothing while the request is being sent, and afterwards skips the steps that were reset", async ({
  page,
}) => {
  await page.goto("/repair");
  await toReview(page);
  const release = await hold(page, SUBMIT);
  await submit(page);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  await page.goBack();
  await expectStep(page, 4);
  await release();
  const received = page.getByRole("heading", { name: "We have your request" });
  await expect(received).toBeFocused();
  // The entry was that of step 3. goBack would otherwise end with the change of its URL.
  await expect(page).toHaveURL("/partsrequest?step=1");
  await page.goBack();
  await expect(page).toHaveURL("/partsrequest?step=1");
  await expectStep(page, 1);
  await expect(received).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/repair");
});

test("a lookup that finishes after the visitor left the page does not navigate back", async ({ page }) => {
  await page.goto("/partsrequest");
  const release = await hold(page, "**/api/vin/direct-decode");
  await enterVin(page);
  await expect(page.getByRole("button", { name: "Checking VIN..." })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Repair Services" }).click();
  await expect(page).toHaveURL("/repair");
  const response = page.waitForResponse("**/api/vin/direct-decode");
  await release();
  await response;
  await page.getByLabel("Your name").fill(DANA.name);
  await expect(page).toHaveURL("/repair");
});

test("after a reload the VIN field is filled before the site's scripts load", async ({ page }) => {
  await page.goto("/partsrequest");
  await page.getByLabel("VIN").fill(VIN);
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.reload();
  await expect(page.getByLabel("VIN")).toHaveValue(VIN);
  await page.unroute("**/_next/static/**/*.js");
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await atStep(page, 2);
  // The URL has another VIN, which replaces the draft's.
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.goto("/partsrequest?vin=2GNFLPE55C6105926");
  await expect(page.getByLabel("VIN")).toHaveValue("2GNFLPE55C6105926");
});

for (const viewport of [
  { width: 375, height: 812 },
  { width: 1280, height: 720 },
]) {
  test(`a reload after sending shows the reference at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await toReview(page);
    await page.route(SUBMIT, (route) => route.fulfill({ status: 201, json: RECEIPT }));
    await submit(page);
    await expect(page.getByRole("heading", { name: "We have your request" })).toBeFocused();
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByText(RECEIPT.reference)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Follow your request" })).toHaveAttribute(
      "href",
      RECEIPT.statusUrl,
    );
  });
}
