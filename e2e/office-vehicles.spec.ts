import { expect, type Page } from "@playwright/test";
import { samplePhoto } from "@/e2e/support/sample-photos";
import { freshStockNumber } from "./support/api";
import { hold } from "./support/hold";
import { dismantledVehicle, field, rowOf } from "./support/office-vehicles";
import { test } from "./support/signed-in";
import { toasts } from "./support/toast";

// Adding, editing and deleting vehicles of both inventories, and the result for visitors.

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a dismantled vehicle can be added by keyboard alone, edited and deleted", async ({
  page,
  vehicles,
}) => {
  const stockNumber = freshStockNumber();
  await page.goto("/admin?tab=dismantled");
  await page.getByRole("button", { name: "Add Vehicle" }).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Add New Dismantled Vehicle");
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL("/admin?tab=dismantled&form=new");
  for (const name of ["Basic Information", "Vehicle Details", "Vehicle Image", "Notes"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  await expect(field(page, "Status")).toHaveValue("Awaiting Dismantle");
  const today = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(new Date());
  await expect(field(page, "Date Acquired")).toHaveValue(today);

  // Like a barcode scanner: the VIN, then Enter, which decodes and does not save.
  await page.keyboard.press("Tab");
  await page.keyboard.type(stockNumber);
  await page.keyboard.press("Tab");
  await page.keyboard.type("3fa6p0g7-6er244757");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Decoded: 2014 Ford Fusion")).toBeVisible();
  for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press("Tab");
  await expect(field(page, "Mileage")).toBeFocused();
  await page.keyboard.type("118402");
  await page.keyboard.press("Tab");
  await expect(field(page, "Mileage")).toHaveValue("118,402");
  await page.keyboard.type("1/5/26");
  await page.keyboard.press("Tab");
  await expect(field(page, "Date Acquired")).toHaveValue("01/05/2026");
  await page.keyboard.type("Parts");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toContainText("Vehicle added");
  await expect(page).toHaveURL("/admin?tab=dismantled");
  const added = await vehicles.find("dismantled", stockNumber);
  expect(added).toMatchObject({
    ...{ vin: "3FA6P0G76ER244757", year: 2014, make: "Ford", model: "Fusion", mileage: 118_402 },
    ...{ dateAcquired: "2026-01-05", status: "Parts Available", notes: null, transmission: null },
  });
  await page.goto("/parts");
  await expect(page.getByText("3FA6P0G76ER244757")).toBeVisible();

  // A form can be opened by its URL.
  await page.goto(`/admin?tab=dismantled&form=${added?._id}`);
  await expect(heading).toHaveText("Edit Vehicle");
  await field(page, "Trim").fill("Titanium");
  await field(page, "Engine").fill("");
  await field(page, "Transmission").selectOption("Dual Clutch");
  await field(page, "Drive Type").selectOption("4x4");
  await field(page, "Notes").fill("Airbags deployed. Keys in the office.");
  await press(page, "Update Vehicle");
  await expect(toasts(page)).toContainText("Vehicle updated");
  const row = rowOf(page, stockNumber);
  await expect(row.getByRole("button", { name: "Edit" })).toBeFocused();
  expect(await vehicles.read("dismantled", added?._id ?? "")).toMatchObject({
    ...{
      trim: "Titanium",
      engineType: null,
      transmission: "Dual Clutch",
      driveType: "4x4",
      mileage: 118_402,
    },
    ...{ notes: "Airbags deployed. Keys in the office.", version: 2 },
  });

  await row.getByRole("button", { name: "Delete" }).click();
  const deleteDialog = page.getByRole("alertdialog", {
    name: "Are you sure you want to delete this vehicle?",
  });
  await expect(deleteDialog).toContainText(`${stockNumber}: 2014 Ford Fusion`);
  await page.keyboard.press("Escape");
  await expect(deleteDialog).toHaveCount(0);
  await expect(row.getByRole("button", { name: "Delete" })).toBeFocused();
  await row.getByRole("button", { name: "Delete" }).click();
  await press(page, "Delete Vehicle");
  await expect(toasts(page)).toContainText("Vehicle deleted");
  await expect(row).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveAccessibleName(/^Edit/);
  await page.goto("/parts");
  await expect(page.getByRole("heading", { name: "Recently Dismantled Vehicles" })).toBeVisible();
  await expect(page.getByText("3FA6P0G76ER244757")).toHaveCount(0);
});

test("a retail vehicle is published once its missing fields are filled in, and can be deleted", async ({
  page,
  vehicles,
}) => {
  const stockNumber = freshStockNumber();
  await page.goto("/admin?tab=retail&form=new");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add New Retail Vehicle");
  await expect(field(page, "Status").locator("option")).toHaveText(["Available", "Sale Pending", "Sold"]);
  for (const name of ["Stock Number", "VIN"])
    await expect(field(page, name)).toHaveAttribute("aria-required", "true");
  await expect(page.locator("[aria-required]")).toHaveCount(2);
  await field(page, "Stock Number").fill(`  ${stockNumber} `);
  await field(page, "VIN").fill("ckq142s");
  await expect(field(page, "VIN")).toHaveAccessibleDescription("A VIN never has the letters I, O or Q.");
  await press(page, "Add Vehicle");
  await expect(field(page, "VIN")).toHaveAccessibleDescription("A VIN never has the letters I, O or Q");
  await field(page, "VIN").fill("cke142s");
  await expect(page.getByText(/Please enter a valid 17-character VIN/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Decode" })).toBeDisabled();
  await field(page, "Year").fill("1972");
  await field(page, "Make").fill(" Chevrolet ");
  await field(page, "Model").fill("K10");
  const create = page.waitForRequest((request) => request.method() === "POST");
  await press(page, "Add Vehicle");
  const sent = (await create).postDataJSON();
  expect(sent).toMatchObject({
    stockNumber,
    vin: "CKE142S",
    year: 1972,
    make: "Chevrolet",
    status: "available",
  });
  expect(Object.keys(sent).sort()).toEqual(
    ["dateAcquired", "make", "model", "status", "stockNumber", "vin", "year"].sort(),
  );
  await expect(toasts(page)).toContainText("Not on the site yet. Still missing: mileage, price, condition.");
  const row = rowOf(page, stockNumber);
  await expect(row).toContainText("Not on the site yet");
  const { _id: id } = (await vehicles.find("retail", stockNumber)) ?? { _id: "" };

  await row.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Retail Vehicle");
  await expect(page.getByText("once these are filled in: mileage, price, condition.")).toBeVisible();
  await field(page, "Mileage").fill("61,480");
  await field(page, "Price").fill("$26,900");
  await field(page, "Condition").selectOption("very-good");
  await field(page, "Status").selectOption({ label: "Sale Pending" });
  await field(page, "Fuel Type").selectOption("gasoline");
  await field(page, "Date Acquired").fill("");
  await field(page, "Features").fill("Long bed\nNew tires");
  const update = page.waitForRequest((request) => request.method() === "PUT");
  await press(page, "Update Vehicle");
  const request = await update;
  expect(request.headers()["if-match"]).toBe('"1"');
  expect(request.postDataJSON()).toEqual({
    ...{ mileage: 61_480, price: 26_900, condition: "very-good", status: "pending", fuelType: "gasoline" },
    ...{ dateAcquired: null, features: "Long bed\nNew tires" },
  });
  await expect(toasts(page)).toContainText(`${stockNumber}: 1972 Chevrolet K10`);
  await expect(row).not.toContainText("Not on the site yet");
  await page.goto(`/inventory/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1972 Chevrolet K10");
  await expect(page.getByText("Sale Pending").first()).toBeVisible();

  await page.goto("/admin?tab=retail");
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(
    page.getByRole("alertdialog", { name: "Are you sure you want to delete this retail vehicle?" }),
  ).toBeVisible();
  await press(page, "Delete Vehicle");
  await expect(row).toHaveCount(0);
  expect((await page.goto(`/inventory/${id}`))?.status()).toBe(404);
});

test("errors are shown at their fields, the first is focused, and a taken stock number is an error", async ({
  page,
  vehicles,
}) => {
  const taken = await vehicles.create("dismantled", dismantledVehicle(freshStockNumber()));
  await page.goto("/admin?tab=dismantled&form=new");
  await field(page, "Date Acquired").fill("02/30/26");
  await field(page, "Mileage").fill("1o4,220");
  await press(page, "Add Vehicle");
  const messages = [
    ...["Stock number is required", "VIN is required", "Year is required", "Make is required"],
    ...["Model is required", "Mileage is a number, such as 104,220"],
    "Date Acquired must be a date, such as 11/20/2026",
  ];
  for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(field(page, "Stock Number")).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: "7 fields need attention" })).toBeVisible();
  await press(page, "Mileage");
  await expect(field(page, "Mileage")).toBeFocused();

  await field(page, "Stock Number").fill(String(taken.stockNumber));
  await field(page, "VIN").fill("3FA6P0G76ER244757");
  await field(page, "Year").fill("2014");
  await field(page, "Make").fill("Ford");
  await field(page, "Model").fill("Fusion");
  await field(page, "Mileage").fill("104,220");
  await field(page, "Date Acquired").fill("112026");
  await press(page, "Add Vehicle");
  const error = `Stock number ${taken.stockNumber} is already taken`;
  await expect(field(page, "Stock Number")).toHaveAccessibleDescription(error);
  await expect(field(page, "Stock Number")).toBeFocused();
  await expect(page.getByText(`Failed to save vehicle: ${error}`)).toBeVisible();
  await expect(field(page, "Date Acquired")).toHaveValue("11/20/2026");
});

test("a failed save shows an error and keeps the input; a double click saves once", async ({
  page,
  vehicles,
}) => {
  const stockNumber = freshStockNumber();
  const VEHICLES = "**/api/admin/dismantled-vehicles";
  await page.goto("/admin?tab=dismantled&form=new");
  const values = { "Stock Number": stockNumber, VIN: "3FA6P0G76ER244757", Year: "2014", Make: "Ford" };
  const rest = { Model: "Fusion", Mileage: "7", Notes: "Row C" };
  for (const [name, value] of Object.entries({ ...values, ...rest })) await field(page, name).fill(value);
  const failures = [
    [
      { status: 500, contentType: "text/html", body: "<h1>Oops</h1>" },
      "An error occurred while saving the vehicle",
    ],
    [
      { status: 503, json: { error: "The database is away.", code: "database_unavailable" } },
      "The database is away.",
    ],
    [null, "The site cannot be reached. Check your connection and try again."],
  ] as const;
  for (const [response, message] of failures) {
    await page.route(VEHICLES, (route) => {
      if (route.request().method() !== "POST") return route.continue();
      return response ? route.fulfill(response) : route.abort();
    });
    await press(page, "Add Vehicle");
    await expect(toasts(page)).toContainText(message);
    await expect(page.getByRole("main").getByText(`Failed to save vehicle: ${message}`)).toBeVisible();
    await page.unroute(VEHICLES);
  }
  for (const [name, value] of Object.entries({ ...values, ...rest })) {
    await expect(field(page, name)).toHaveValue(value);
  }
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("dismantled-vehicles")) posts += 1;
  });
  const release = await hold(page, VEHICLES);
  await page.getByRole("button", { name: "Add Vehicle" }).dblclick();
  await expect(page.getByRole("button", { name: "Saving...", exact: true })).toBeVisible();
  await release();
  await expect(toasts(page)).toContainText("Vehicle added");
  expect(posts).toBe(1);
  expect(await vehicles.find("dismantled", stockNumber)).toMatchObject({ notes: "Row C", mileage: 7 });
});

test("saving waits for a photo that is being uploaded, and saves it with the vehicle", async ({
  page,
  vehicles,
}) => {
  const UPLOAD = "**/api/admin/upload";
  const { _id: id } = await vehicles.create("dismantled", dismantledVehicle(freshStockNumber()));
  await page.goto(`/admin?tab=dismantled&form=${id}`);
  const release = await hold(page, UPLOAD);
  const stored = page.waitForResponse(UPLOAD);
  const photo = {
    name: "gate.png",
    mimeType: "image/png",
    buffer: Buffer.from(await samplePhoto({ format: "png" })),
  };
  await page.getByLabel("Choose photos").setInputFiles(photo);
  await expect(page.getByRole("list", { name: "Photo uploads" })).toBeVisible();
  await press(page, "Update Vehicle");
  await expect(page.getByText("The vehicle will be saved when the upload finishes.")).toBeVisible();
  await press(page, "Cancel");
  await press(page, "Keep Editing");
  await release();
  const { url } = await (await stored).json();
  await expect(toasts(page)).toContainText("Vehicle updated");
  expect(await vehicles.read("dismantled", id)).toMatchObject({ images: [url], imageUrl: url });
});

test("a status can be changed in the list, unless someone else saved first", async ({ page, vehicles }) => {
  const { _id: id, stockNumber } = await vehicles.create("dismantled", dismantledVehicle(freshStockNumber()));
  await page.goto(`/admin?tab=dismantled&open=${id}`);
  const row = rowOf(page, String(stockNumber)).first();
  const update = page.getByRole("button", { name: `Update status of ${stockNumber}` });
  const status = page.locator("form").filter({ has: update }).getByLabel("Status", { exact: true });
  await status.selectOption("Scrapped");
  await update.click();
  await expect(toasts(page)).toContainText(`${stockNumber}: Scrapped`);
  await expect(row).toContainText("Scrapped");
  await vehicles.change("dismantled", id, { status: "Awaiting Dismantle" });
  await status.selectOption("Parts Available");
  await update.click();
  await expect(page.getByText(/Someone else saved this vehicle first/)).toBeVisible();
  await expect(row).toContainText("Awaiting Dismantle");
  await update.click();
  await expect(row).toContainText("Parts Available");
  expect(await vehicles.read("dismantled", id)).toMatchObject({ status: "Parts Available", version: 4 });
});

test("a vehicle that cannot be deleted stays in the list, and the page shows the reason", async ({
  page,
  vehicles,
}) => {
  const { _id: id, stockNumber } = await vehicles.create("dismantled", dismantledVehicle(freshStockNumber()));
  const row = rowOf(page, String(stockNumber));
  await page.goto(`/admin?tab=dismantled&open=${id}`);
  await page.route(`**/dismantled-vehicles/${id}`, (route) =>
    route.fulfill({ status: 503, json: { error: "The database is away.", code: "database_unavailable" } }),
  );
  await row.getByRole("button", { name: "Delete" }).click();
  await press(page, "Delete Vehicle");
  await expect(page.getByRole("alert").filter({ hasText: "Error: The database is away." })).toBeVisible();
  await expect(row).toBeVisible();
  await page.unroute(`**/dismantled-vehicles/${id}`);

  // Someone else saved it after it was listed: their change is shown before it can be deleted.
  await vehicles.change("dismantled", id, { notes: "Sold the engine" });
  await row.getByRole("button", { name: "Delete" }).click();
  await press(page, "Delete Vehicle");
  await expect(
    page.getByRole("alert").filter({ hasText: "Someone else saved this vehicle first" }),
  ).toBeVisible();
  expect(await vehicles.read("dismantled", id)).toMatchObject({ version: 2 });
  await expect(page.getByText("Sold the engine")).toBeVisible();
  await row.getByRole("button", { name: "Delete" }).click();
  await press(page, "Delete Vehicle");
  await expect(row).toHaveCount(0);
});
