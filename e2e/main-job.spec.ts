import { expect, test } from "@playwright/test";
import { logIn } from "./support/office";
import { collectProblems } from "./support/page-problems";
import { site } from "./support/site";

// The main journey: a visitor finds a vehicle and requests a part by VIN, and staff update the request.

const VIN = "3FA6P0G76ER244757";

test("a visitor requests a part by VIN, and staff see and update the request", async ({ page }) => {
  const problems = collectProblems(page);
  const name = `Dana Example ${Date.now()}`;

  // The visitor finds a vehicle.
  await page.goto("/inventory");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pre-Owned Vehicles");
  await page.getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "Contact About This Vehicle" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Detailed specifications" })).toBeVisible();

  // The visitor requests a part: every step shows its errors and keeps the input.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Request Parts" }).click();
  const vin = page.getByLabel("VIN");
  await vin.focus();
  await vin.press("Enter");
  await expect(page.getByText("VIN is required")).toBeVisible();
  await vin.fill(VIN.slice(0, 16).toLowerCase());
  await vin.press("Enter");
  await expect(page.getByText("Please enter a valid 17-character VIN")).toBeVisible();
  await expect(vin).toHaveValue(VIN.slice(0, 16));
  await vin.pressSequentially(VIN.slice(16));
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByRole("heading", { name: "Which part do you need?" })).toBeFocused();
  await expect(page.getByText("2014 Ford Fusion")).toBeVisible();
  const next = page.getByRole("button", { name: "Next" });
  await next.click();
  await expect(page.getByText("Please select a category")).toBeVisible();
  await page.getByLabel("Category", { exact: true }).selectOption("Lights and Lamps");
  await next.click();
  await expect(page.getByText("Please select a subcategory")).toBeVisible();
  await page.getByLabel("Subcategory").selectOption("Headlights");
  await next.click();
  await expect(page.getByText("Please complete your part selection")).toBeVisible();
  const suggestions = page.getByRole("listbox", { name: "Suggestions" });
  await page.getByRole("combobox", { name: "Search for the part" }).fill("headl");
  await suggestions.getByRole("option", { name: /^Headlight\/Headlamp Assembly/ }).click();
  await expect(page.getByLabel("Part", { exact: true })).toHaveValue("Headlight/Headlamp Assembly");
  await next.click();

  await next.click();
  for (const message of ["Name is required", "Phone number is required", "Email address is required"]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.getByLabel("Your name").fill(name);
  const phone = page.getByLabel("Phone number");
  await phone.pressSequentially("518555");
  await page.getByLabel("Email address").fill("dana@example");
  await next.click();
  await expect(page.getByText("Please enter a valid 10-digit phone number")).toBeVisible();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(phone).toHaveValue("(518) 555");
  await expect(page.getByLabel("Your name")).toHaveValue(name);
  await phone.press("End");
  await phone.pressSequentially("0117");
  await page.getByLabel("Email address").fill("dana@example.com");

  // A reload keeps the input, too.
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue(name);
  await expect(phone).toHaveValue("(518) 555-0117");
  // The second click of a double click must not submit the request before it is reviewed.
  await next.dblclick();
  await expect(page.getByRole("heading", { name: "Does this look right?" })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(
    page.getByText("Part request submitted successfully! Our team will contact you shortly.").first(),
  ).toBeVisible();
  const reference = await page.getByText(/^PR-[2-9A-Z]{5}$/).textContent();
  await expect(page.getByLabel("VIN")).toHaveValue("");

  // Staff see the request.
  await page.goto("/admin?tab=parts");
  await expect(page).toHaveURL(/\/login\?from=/);
  await logIn(page);
  await expect(page).toHaveURL(/\/admin\?tab=parts$/);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("2014 Ford Fusion");
  await row.getByRole("button").first().click();
  await expect(page.getByText(reference ?? "", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "(518) 555-0117" })).toHaveAttribute(
    "href",
    "tel:+15185550117",
  );

  // Staff update it.
  await page.getByLabel("Status").selectOption({ label: "Quoted" });
  await page.getByLabel("Add a note").fill("Quoted $85, on the shelf.");
  await page.getByRole("button", { name: "Update Request" }).click();
  await expect(row).toContainText("Quoted");
  await expect(page.getByText("Quoted $85, on the shelf.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Quoted");
  expect(problems).toEqual([]);
});

test("a request that fails offline keeps its values and can be sent again", async ({ page }) => {
  await page.goto(`/partsrequest?vin=${VIN}`);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("combobox", { name: "Search for the part" }).fill("radiator");
  await page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first().click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Your name").fill("Lee Sample");
  await page.getByLabel("Phone number").fill("5185550163");
  await page.getByLabel("Email address").fill("lee@example.com");
  await page.getByRole("button", { name: "Next" }).click();

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(
    page.getByText("Please try again or contact support if the problem persists").first(),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Lee Sample")).toBeVisible();
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByText(/^PR-[2-9A-Z]{5}$/)).toBeVisible();
});

test("a VIN that cannot be decoded shows an error, keeps the VIN, and can be tried again", async ({
  page,
}) => {
  await page.goto("/partsrequest");
  await page.getByLabel("VIN").fill("ZZZZZZZZZZZZZZZZZ");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("VIN Validation Failed", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Vehicle database service is temporarily unavailable. Please try again later.").first(),
  ).toBeVisible();
  await expect(page.getByText("Try again").first()).toBeVisible();
  await expect(page.getByLabel("VIN")).toHaveValue("ZZZZZZZZZZZZZZZZZ");
});

test("the pages up to the part request work without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/inventory");
  await page.getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.goto("/parts");
  await expect(page.getByRole("heading", { name: "Recently Dismantled Vehicles" })).toBeVisible();
  await page
    .getByRole("link", { name: /Request a part from this vehicle/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/partsrequest\?vin=/);
  await context.close();
});
