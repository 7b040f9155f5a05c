import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { freshStockNumber } from "./support/api";
import { hold } from "./support/hold";
import { logIn, newSession } from "./support/office";
import { dismantledVehicle, field, rowOf } from "./support/office-vehicles";
import { DESKTOP, PHONE } from "./support/pages";
import { test, type Vehicles } from "./support/signed-in";
import { site } from "./support/site";
import { DECODE, VIN } from "./support/wizard";

// The vehicle form besides saving: VIN decoding, conflicting edits, and keeping the input.

const NEW = "/admin?tab=dismantled&form=new";
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const choice = (page: Page, name: string, side: RegExp) =>
  page.getByRole("group", { name }).getByRole("radio", { name: side });
const leaveDialog = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });

const DECODED = {
  vehicleInfo: {
    ...{ year: 2014, make: "Ford", model: "Fusion", trim: "S", engineSize: "2.5L I4" },
    ...{ transmissionType: "Dual Clutch", driveType: "4x4" },
  },
  ...{ inInventory: false, inventoryType: null, vehicleId: null, checkDigitValid: true, source: "vpic" },
};

async function openEdit(page: Page, vehicles: Vehicles, changes: object = {}) {
  const vehicle = await vehicles.create("dismantled", dismantledVehicle(freshStockNumber(), changes));
  await page.goto(`/admin?tab=dismantled&form=${vehicle._id}`);
  await expect(field(page, "Stock Number")).toHaveValue(String(vehicle.stockNumber));
  return vehicle;
}

test("the VIN field accepts only letters and digits, and decodes only a valid VIN", async ({ page }) => {
  await page.goto(NEW);
  const vin = field(page, "VIN");
  const decode = page.getByRole("button", { name: "Decode" });
  await vin.pressSequentially("3fa-6p0 g76er24475");
  await expect(vin).toHaveValue("3FA6P0G76ER24475");
  await expect(decode).toBeDisabled();
  await vin.press("Enter");
  await expect(vin).toHaveAccessibleDescription("Please enter a valid 17-character VIN");
  await vin.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await page.keyboard.type("x-y");
  await expect(vin).toHaveValue("3FAXY6P0G76ER2447");
  expect(await vin.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
  await vin.fill("3FA6P0G76ER24475O");
  await expect(decode).toBeEnabled();
  await decode.click();
  await expect(vin).toHaveAccessibleDescription("Please enter a valid 17-character VIN");
  // A wrong check digit only shows a warning.
  await vin.fill("3FA6P0G77ER244757");
  await expect(page.getByText(/The check digit of this VIN does not fit/)).toBeVisible();
  await decode.click();
  await expect(page.getByText("Decoded: 2014 Ford Fusion")).toBeVisible();
});

test("decoding fills empty fields, offers a choice for different values, and can be undone", async ({
  page,
  vehicles,
}) => {
  const other = await vehicles.create("retail", { stockNumber: freshStockNumber(), vin: VIN });
  const match = { inInventory: true, inventoryType: "retail", vehicleId: other._id };
  await page.route(DECODE, (route) => route.fulfill({ json: { ...DECODED, ...match } }));
  await page.goto(NEW);
  await field(page, "VIN").fill(VIN);
  await field(page, "Model").fill("Focus");
  await field(page, "Make").fill("ford");
  await field(page, "Drive Type").selectOption("FWD");
  await press(page, "Decode");
  await expect(page.getByText("Filled in: Year, Trim, Engine, Transmission.")).toBeVisible();
  await expect(field(page, "Year")).toHaveAccessibleDescription("From the VIN");
  await expect(field(page, "Transmission")).toHaveValue("Dual Clutch");
  await expect(page.getByText("This VIN is already in the retail inventory.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Open that vehicle/ })).toHaveAttribute(
    "href",
    `/admin?tab=retail&open=${other._id}`,
  );

  // Input is replaced only after a choice.
  await expect(field(page, "Model")).toHaveValue("Focus");
  await expect(choice(page, "Model", /^Now Focus/)).toBeChecked();
  await choice(page, "Model", /^Decoded Fusion/).check();
  await expect(field(page, "Model")).toHaveValue("Fusion");
  await expect(field(page, "Drive Type")).toHaveValue("FWD");
  await choice(page, "Model", /^Now Focus/).check();
  await expect(field(page, "Model")).toHaveValue("Focus");
  await press(page, "Take all decoded");
  await expect(field(page, "Model")).toHaveValue("Fusion");
  await expect(field(page, "Drive Type")).toHaveValue("4x4");
  await expect(field(page, "Make")).toHaveValue("ford");

  await field(page, "Trim").fill("SE");
  await press(page, "Undo");
  for (const [name, value] of [
    ["Year", ""],
    ["Make", "ford"],
    ["Model", "Focus"],
    ["Trim", "SE"],
    ["Engine", ""],
    ["Transmission", ""],
    ["Drive Type", "FWD"],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
  }

  // The retail form maps the same response to its own values.
  await page.goto("/admin?tab=retail&form=new");
  await field(page, "VIN").fill(VIN);
  await press(page, "Decode");
  await expect(field(page, "Transmission")).toHaveValue("automated-manual");
  await expect(field(page, "Drive Type")).toHaveValue("4wd");
});

test("decoding that fails shows the reason and keeps the input", async ({ page }) => {
  await page.goto(NEW);
  await field(page, "VIN").fill(VIN);
  await field(page, "Make").fill("Ford");
  const undecoded = {
    ...DECODED,
    vehicleInfo: Object.fromEntries(Object.keys(DECODED.vehicleInfo).map((key) => [key, null])),
  };
  const unavailable = {
    error: "Vehicle database service is temporarily unavailable.",
    code: "vin_service_unavailable",
  };
  const cases = [
    [{ status: 503, json: unavailable }, "All VIN decode methods failed", /Enter the vehicle by hand/],
    [{ status: 200, json: undecoded }, "Unable to decode VIN", /Compare the VIN with the door plate/],
    [null, "All VIN decode methods failed", /The server cannot be reached/],
    [
      { status: 502, contentType: "text/html", body: "<h1>Bad</h1>" },
      "All VIN decode methods failed",
      /by hand/,
    ],
    [
      {
        status: 429,
        headers: { "Retry-After": "40" },
        json: { error: "Slow down", code: "too_many_requests" },
      },
      "All VIN decode methods failed",
      /Try again in 40 seconds/,
    ],
  ] as const;
  for (const [response, message, advice] of cases) {
    await page.route(DECODE, (route) => (response ? route.fulfill(response) : route.abort()));
    await press(page, "Decode");
    const alert = page.getByRole("alert").filter({ hasText: advice });
    await expect(alert.getByText(message, { exact: true })).toBeVisible();
    await expect(field(page, "Make")).toHaveValue("Ford");
    await page.unroute(DECODE);
  }
  // Not mocked: a VIN that neither the service nor the embedded data can decode.
  await field(page, "VIN").fill("ZZZZZZZZZZZZZZZZZ");
  await press(page, "Decode");
  await expect(page.getByText("All VIN decode methods failed", { exact: true })).toBeVisible();
  // A response for a VIN that was replaced in the meantime changes nothing.
  const release = await hold(page, DECODE);
  await field(page, "VIN").fill(VIN);
  await press(page, "Decode");
  await expect(page.getByRole("button", { name: "Decoding..." })).toBeVisible();
  await field(page, "VIN").fill("1G1ZD5ST4JF246093");
  await release();
  await press(page, "Decode");
  await expect(page.getByText(/Decoded: 2018 Chevrolet Malibu/)).toBeVisible();
  await expect(field(page, "Make")).toHaveValue("Ford");
});

test("two users who edit the same vehicle can both keep their changes", async ({ page, vehicles }) => {
  const { _id: id } = await openEdit(page, vehicles, { notes: "Row A", engineType: "2.5L I4" });
  await field(page, "Model").fill("Fusion SE");
  await field(page, "Notes").fill("Row C");
  await field(page, "Mileage").fill("120,000");
  const theirs = { model: "Fusion Hybrid", engineType: "2.0L I4", notes: "Row B", exteriorColor: "Gray" };
  await vehicles.change("dismantled", id, theirs);
  await press(page, "Update Vehicle");
  await expect(page.getByRole("heading", { name: "Someone else saved this vehicle first" })).toBeFocused();
  // Fields that only the other user changed default to that value, fields that both changed to the user's own.
  await expect(choice(page, "Model", /^Yours Fusion SE/)).toBeChecked();
  await expect(choice(page, "Engine", /^Theirs 2.0L I4/)).toBeChecked();
  await expect(choice(page, "Exterior Color", /^Theirs Gray/)).toBeChecked();
  await expect(page.getByRole("group", { name: "Mileage" })).toHaveCount(0);
  expect(await vehicles.read("dismantled", id)).toMatchObject({ version: 2, mileage: 118_402 });
  await choice(page, "Model", /^Theirs Fusion Hybrid/).check();
  await expect(field(page, "Model")).toHaveValue("Fusion Hybrid");
  await choice(page, "Engine", /^Yours 2.5L I4/).check();
  const update = page.waitForRequest((request) => request.method() === "PUT");
  await press(page, "Update Vehicle");
  expect((await update).headers()["if-match"]).toBe('"2"');
  await expect(heading(page)).toHaveText("Dismantled Vehicle Inventory");
  expect(await vehicles.read("dismantled", id)).toMatchObject({
    ...{ version: 3, model: "Fusion Hybrid", engineType: "2.5L I4", notes: "Row C" },
    ...{ mileage: 120_000, exteriorColor: "Gray" },
  });
});

test("a vehicle that was deleted in the meantime can be added again with the input", async ({
  page,
  vehicles,
}) => {
  const { _id: id, stockNumber } = await openEdit(page, vehicles);
  await field(page, "Model").fill("Fusion SE");
  await vehicles.remove("dismantled", id);
  await press(page, "Update Vehicle");
  await expect(page.getByRole("heading", { name: "This vehicle was deleted" })).toBeFocused();
  await press(page, "Add as a new vehicle");
  await expect(heading(page)).toHaveText("Add New Dismantled Vehicle");
  await press(page, "Add Vehicle");
  await expect(rowOf(page, String(stockNumber))).toBeVisible();
  expect(await vehicles.find("dismantled", String(stockNumber))).toMatchObject({ model: "Fusion SE" });
  await page.goto(`/admin?tab=dismantled&form=${id}`);
  await expect(heading(page)).toHaveText("Vehicle not found");
  await press(page, "Back to the inventory");
  await expect(page).toHaveURL("/admin?tab=dismantled");
});

test("leaving requires a confirmation only after a change", async ({ page }) => {
  await page.goto("/admin?tab=dismantled");
  const add = page.getByRole("button", { name: "Add Vehicle" });
  await add.click();
  await press(page, "Cancel");
  await expect(add).toBeFocused();
  await add.click();
  await page.goBack();
  await expect(heading(page)).toHaveText("Dismantled Vehicle Inventory");
  await add.click();
  // A field that is cleared again is not a change.
  await field(page, "Make").fill("Ford");
  await field(page, "Make").fill(" ");
  await press(page, "Cancel");
  await expect(add).toBeFocused();

  await add.click();
  await field(page, "Make").fill("Ford");
  const leaveActions = [
    () => press(page, "Cancel"),
    () => page.getByRole("link", { name: "Inventory", exact: true }).click(),
    () => page.getByRole("link", { name: /^Retail/ }).click(),
    () => page.getByRole("link", { name: "Privacy Policy" }).click(),
    () => page.getByRole("button", { name: "Logout" }).click(),
    () => page.goBack(),
  ];
  for (const leave of leaveActions) {
    await leave();
    await expect(leaveDialog(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Keep Editing" })).toBeFocused();
    await press(page, "Keep Editing");
    await expect(leaveDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(NEW);
    await expect(field(page, "Make")).toHaveValue("Ford");
  }
  const dialog = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await dialog).type()).toBe("beforeunload");
  await (await dialog).dismiss();

  await page.goBack();
  await press(page, "Discard Changes");
  await expect(page).toHaveURL("/admin?tab=dismantled");
  await add.click();
  await expect(field(page, "Make")).toHaveValue("");
  await field(page, "Make").fill("Ford");
  await page.getByRole("link", { name: /^Retail/ }).click();
  await press(page, "Discard Changes");
  await expect(heading(page)).toHaveText("Retail Vehicle Inventory");
});

test("the input is restored after a session that ended while editing", async ({ browser, vehicles }) => {
  // A separate session, because it ends.
  const session = await newSession(browser);
  const context = await browser.newContext({ storageState: session, baseURL: site.url });
  const page = await context.newPage();
  const { _id: id } = await openEdit(page, vehicles);
  await field(page, "Model").fill("Fusion SE");
  const refused = { status: 401, json: { error: "Sign in again.", code: "unauthorized" } };
  await page.route("**/api/auth/refresh", (route) => route.fulfill(refused));
  await page.route(`**/dismantled-vehicles/${id}`, (route) => route.fulfill(refused));
  await press(page, "Update Vehicle");
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.unrouteAll();
  await logIn(page);
  await expect(page.getByText(/What you typed is here again/)).toBeVisible();
  await expect(field(page, "Model")).toHaveValue("Fusion SE");
  await press(page, "Update Vehicle");
  await expect(heading(page)).toHaveText("Dismantled Vehicle Inventory");
  expect(await vehicles.read("dismantled", id)).toMatchObject({ model: "Fusion SE", version: 2 });
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await context.close();
});

test("after a logout in another tab the sign-in page shows the reason and that the input is kept", async ({
  browser,
  vehicles,
}) => {
  // A separate session, because it ends.
  const session = await newSession(browser);
  const context = await browser.newContext({ storageState: session, baseURL: site.url });
  const page = await context.newPage();
  const { _id: id } = await openEdit(page, vehicles);
  await field(page, "Model").fill("Fusion SE");
  const other = await context.newPage();
  await other.goto("/admin");
  await press(other, "Logout");
  await expect(other).toHaveURL("/login");
  await expect(other.getByRole("button", { name: "Login" })).toBeEnabled();
  await expect(other.getByText("another tab")).toHaveCount(0);
  await expect(other.getByText("What you typed")).toHaveCount(0);

  await expect(page).toHaveURL(/\/login\?from=.*ended=elsewhere$/);
  const notice = page.getByRole("status").filter({ hasText: "You were logged out in another tab" });
  await expect(notice).toContainText("What you typed is kept in this tab.");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await logIn(page);
  await expect(field(page, "Model")).toHaveValue("Fusion SE");
  await press(page, "Update Vehicle");
  await expect(heading(page)).toHaveText("Dismantled Vehicle Inventory");
  expect(await vehicles.read("dismantled", id)).toMatchObject({ model: "Fusion SE", version: 2 });
  await context.close();
});

test("the Notes field is described as for staff only", async ({ page, vehicles }) => {
  await openEdit(page, vehicles);
  const notes = page.getByRole("textbox", { name: "Notes", exact: true });
  await expect(notes).toHaveAccessibleDescription("Staff only. Never shown on the site.");
});

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function findings(page: Page, part: string) {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(RULES).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
  );
}

for (const { viewport, colorScheme } of [
  { viewport: PHONE, colorScheme: "light" },
  { viewport: DESKTOP, colorScheme: "dark" },
] as const) {
  test(`the form and its dialogs are accessible at ${viewport.width} px, ${colorScheme}`, async ({
    page,
    vehicles,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.route(DECODE, (route) => route.fulfill({ json: DECODED }));
    const { _id: id, stockNumber } = await openEdit(page, vehicles);
    await field(page, "Model").fill("Focus");
    await press(page, "Decode");
    await expect(page.getByRole("heading", { name: "The VIN has different values" })).toBeVisible();
    await vehicles.change("dismantled", id, { model: "Fusion Hybrid" });
    await press(page, "Update Vehicle");
    await expect(page.getByRole("heading", { name: "Someone else saved this vehicle first" })).toBeVisible();
    await field(page, "Mileage").fill("x");
    await press(page, "Update Vehicle");
    await expect(page.getByText("One field needs attention")).toBeVisible();
    expect(await findings(page, "form[aria-labelledby='vehicle-form-heading']"), "form").toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await press(page, "Cancel");
    await expect(leaveDialog(page)).toBeVisible();
    expect(await findings(page, "dialog"), "leave").toEqual([]);
    await press(page, "Discard Changes");
    await rowOf(page, String(stockNumber)).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    expect(await findings(page, "dialog"), "delete").toEqual([]);
    await press(page, "Cancel");
    await page.goto("/admin?tab=retail&form=new");
    await press(page, "Add Vehicle");
    await expect(page.getByText("2 fields need attention")).toBeVisible();
    expect(await findings(page, "form[aria-labelledby='vehicle-form-heading']"), "retail").toEqual([]);
  });
}
