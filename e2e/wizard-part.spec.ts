import { expect, type Page, test } from "@playwright/test";
import {
  atStep,
  back,
  categoryField,
  choosePart,
  enterVin,
  next,
  partField,
  subcategoryField,
  toContactStep,
  toPartStep,
} from "./support/wizard";

// The wizard's second and third steps: the part, and contact details.

const search = (page: Page) => page.getByRole("combobox", { name: "Search for the part" });
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });

test("the search waits for two characters and 300 ms, and shows ten results at most", async ({ page }) => {
  await page.clock.install();
  await toPartStep(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const status = page.getByRole("status").filter({ hasText: /match|No parts/ });
  await search(page).fill("e");
  await page.clock.runFor(1_000);
  await expect(suggestions(page)).toBeHidden();
  await expect(status).toHaveCount(0);
  await search(page).fill("en");
  await page.clock.runFor(299);
  await expect(suggestions(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(suggestions(page).getByRole("option")).toHaveCount(10);
  await expect(status).toHaveText(/^The 10 best of \d{2,} matches$/);
});

test("the search shows a message when it finds nothing", async ({ page }) => {
  await toPartStep(page);
  await search(page).fill("zzzz");
  await expect(page.getByText("No parts found.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
  await expect(page.getByText("No parts found.")).toHaveCount(0);
});

test("the search ignores spaces, slashes and hyphens, and treats ac as air conditioning", async ({
  page,
}) => {
  await toPartStep(page);
  for (const query of ["hood strut prop-rod", "HOODSTRUT/PROPROD"]) {
    await search(page).fill(query);
    await expect(suggestions(page).getByRole("option").first()).toHaveText(/^Hood Strut\/Prop Rod/);
  }
  await search(page).fill("ac comp");
  await expect(suggestions(page).getByRole("option").first()).toHaveText(/Air Conditioning & Heating/);
});

test("picking a result fills all three lists, clears the search, and works by keyboard", async ({ page }) => {
  await toPartStep(page);
  await search(page).fill("hood latch");
  await expect(suggestions(page).getByRole("option").first()).toBeVisible();
  await search(page).press("Enter");
  await expect(categoryField(page)).toHaveValue("Exterior");
  await expect(subcategoryField(page)).toHaveValue("Hood");
  await expect(partField(page)).toHaveValue("Hood Latch");
  await expect(search(page)).toHaveValue("");
  await expect(suggestions(page)).toBeHidden();
  await expect(partField(page)).toBeFocused();
});

test("a new category clears subcategory and part, a new subcategory clears the part", async ({ page }) => {
  await toPartStep(page);
  await choosePart(page, "Exterior", "Hood", "Hood Hinge");
  await subcategoryField(page).selectOption("Fenders");
  await expect(categoryField(page)).toHaveValue("Exterior");
  await expect(partField(page)).toHaveValue("");
  await partField(page).selectOption("Fender Flare");
  await categoryField(page).selectOption("Interior");
  await expect(subcategoryField(page)).toHaveValue("");
  await expect(partField(page)).toHaveValue("");
  await expect(partField(page)).toBeDisabled();
});

test("an Other part requires a description", async ({ page }) => {
  await toPartStep(page);
  await choosePart(page, "Interior", "Console", "Other Console");
  const description = page.getByLabel("Describe the part");
  await next(page);
  await expect(description).toHaveAccessibleDescription("Please describe the part");
  await description.fill("Lid of the armrest");
  await partField(page).selectOption("Front Console");
  await expect(description).toHaveCount(0);
  await partField(page).selectOption("Other Console");
  await expect(description).toHaveValue("");
  await description.fill("Lid of the armrest");
  await next(page);
  await atStep(page, 3);
});

test("errors clear on a step change", async ({ page }) => {
  await toPartStep(page);
  await next(page);
  await expect(page.getByText("Please select a category")).toBeVisible();
  await back(page);
  await atStep(page, 1);
  await expect(page.getByRole("button", { name: "Back" })).toHaveCount(0);
  await page.getByRole("button", { name: "Continue" }).click();
  await atStep(page, 2);
  await expect(page.getByText("Please select a category")).toHaveCount(0);
  await choosePart(page, "Exterior", "Hood", "Hood Hinge");
  await next(page);
  await atStep(page, 3);
  await next(page);
  await expect(page.getByText("Name is required")).toBeVisible();
  await back(page);
  await atStep(page, 2);
  await next(page);
  await atStep(page, 3);
  await expect(page.getByText("Name is required")).toHaveCount(0);
});

test("a list of parts that cannot be loaded shows an error, and can be retried", async ({ page }) => {
  await page.goto("/partsrequest");
  // The rules are loaded on the first focus, the list of parts with the lookup.
  await page.getByLabel("VIN").focus();
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/**", (route) => route.abort());
  await enterVin(page);
  await atStep(page, 2);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("The list of parts did not arrive. Check your connection and try again.");
  await page.unroute("**/_next/static/**");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(categoryField(page)).toBeVisible();
});

test("the phone number is formatted while it is typed, and validated with the email on blur", async ({
  page,
}) => {
  await toContactStep(page);
  const phone = page.getByLabel("Phone number");
  await phone.fill("+1 518.555.0117");
  await expect(phone).toHaveValue("(518) 555-0117");
  await phone.fill("");
  await phone.pressSequentially("518 555 0117 9");
  await expect(phone).toHaveValue("(518) 555-0117");
  await phone.fill("518555");
  await page.keyboard.press("Tab");
  await expect(phone).toHaveAccessibleDescription("Please enter a valid 10-digit phone number");
  const email = page.getByLabel("Email address");
  for (const wrong of ["dana", "dana@example", "dana @example.com"]) {
    await email.fill(wrong);
    await page.keyboard.press("Tab");
    await expect(email, wrong).toHaveAccessibleDescription("Please enter a valid email address");
  }
  await email.fill("");
  await expect(email).toHaveAccessibleDescription("Email address is required");
  await phone.fill("");
  await expect(phone).toHaveAccessibleDescription("Phone number is required");
});
