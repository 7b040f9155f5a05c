import { expect, test } from "@playwright/test";
import { hold } from "./support/hold";
import { site } from "./support/site";
import { toasts } from "./support/toast";
import { atStep, back, DECODE, enterVin, errorAlert, VIN } from "./support/wizard";

// The wizard's first step: the lookup of a VIN.

const UNAVAILABLE = "Vehicle database service is temporarily unavailable. Please try again later.";
const INVALID = "Please enter a valid 17-character VIN";
const ESSENTIAL = "Could not decode essential vehicle information";

const fusion = (changes: object = {}) => ({
  vehicleInfo: {
    year: 2014,
    make: "Ford",
    model: "Fusion",
    trim: "S",
    engineSize: "2.5L I4",
    transmissionType: null,
    driveType: null,
    ...changes,
  },
  inInventory: false,
  inventoryType: null,
  vehicleId: null,
  checkDigitValid: true,
  source: "embedded",
});

const LOOKUP_FAILURES = [
  { what: "HTML instead of JSON", response: { contentType: "text/html", body: "<h1>Maintenance</h1>" } },
  { what: "an unavailable service", response: { status: 503, json: { error: "x", code: "vin_service" } } },
  { what: "a failing gateway", response: { status: 502, contentType: "text/html", body: "<h1>502</h1>" } },
  { what: "no response", response: null },
  { what: "unexpected JSON", response: { json: { vehicle: "a blue one" } } },
];

test("a failed lookup shows an error, keeps the VIN, and can be tried again", async ({ page }) => {
  await page.clock.install();
  for (const { what, response } of LOOKUP_FAILURES) {
    await page.route(DECODE, (route) => (response ? route.fulfill(response) : route.abort()));
    await page.clock.resume();
    await page.goto("/partsrequest");
    // The toast stays while the clock is paused.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await enterVin(page);
    await expect(errorAlert(page).getByText(UNAVAILABLE, { exact: true }), what).toBeVisible();
    await expect(toasts(page).getByText("VIN Validation Failed", { exact: true }), what).toBeVisible();
    await expect(toasts(page).getByText(UNAVAILABLE, { exact: true }), what).toBeVisible();
    await expect(page.getByLabel("VIN"), what).toHaveValue(VIN);
    await expect(errorAlert(page).getByRole("link", { name: "(518) 555-0142" }), what).toBeVisible();
    await page.unroute(DECODE);
  }
  await errorAlert(page).getByRole("button", { name: "Try again" }).click();
  await atStep(page, 2);
  await expect(errorAlert(page)).toHaveCount(0);
});

test("a lookup without a response times out after 8 seconds", async ({ page }) => {
  await page.clock.install();
  await page.route(DECODE, () => undefined);
  await page.goto("/partsrequest");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const request = page.waitForRequest(DECODE);
  await enterVin(page);
  await request;
  await expect(page.getByRole("button", { name: "Checking VIN..." })).toBeVisible();
  await page.clock.runFor(7_999);
  await expect(page.getByRole("button", { name: "Checking VIN..." })).toBeVisible();
  await expect(errorAlert(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(errorAlert(page)).toContainText(UNAVAILABLE);
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
});

test("a VIN that decodes without the essentials is rejected on its field", async ({ page }) => {
  for (const missing of [{ year: null }, { make: null }, { model: null }, { make: "" }, { model: " " }]) {
    await page.route(DECODE, (route) => route.fulfill({ json: fusion(missing) }));
    await page.goto("/partsrequest");
    await enterVin(page);
    const what = JSON.stringify(missing);
    await expect(page.getByLabel("VIN"), what).toHaveAccessibleDescription(ESSENTIAL);
    await expect(page.getByLabel("VIN"), what).toBeFocused();
    await expect(page.getByText("call (518) 555-0142 and we look the vehicle up"), what).toBeVisible();
    await page.unroute(DECODE);
  }
});

test("the server's message is shown for a rejected VIN and for too many lookups", async ({ page }) => {
  const refused = { error: "This VIN was never given out.", code: "invalid_request" };
  await page.route(DECODE, (route) => route.fulfill({ status: 400, json: refused }));
  await page.goto("/partsrequest");
  await enterVin(page);
  await expect(page.getByLabel("VIN")).toHaveAccessibleDescription(refused.error);
  await page.unroute(DECODE);
  const limited = { error: "Please wait a moment and try again.", code: "too_many_requests" };
  await page.route(DECODE, (route) => route.fulfill({ status: 429, json: limited }));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(errorAlert(page).getByText(limited.error)).toBeVisible();
});

test("the VIN field accepts only letters and digits, in capitals, and shows an error when left incomplete", async ({
  page,
}) => {
  await page.goto("/partsrequest");
  const vin = page.getByLabel("VIN");
  const continueButton = page.getByRole("button", { name: "Continue" });
  await expect(continueButton).toBeDisabled();
  await vin.focus();
  await page.keyboard.press("Tab");
  await expect(vin).toHaveAccessibleDescription("VIN is required");
  await vin.pressSequentially("3fa6p0g7-6er 244");
  await expect(vin).toHaveValue("3FA6P0G76ER244");
  await page.keyboard.press("Tab");
  await expect(vin).toHaveAccessibleDescription(INVALID);
  await expect(continueButton).toBeDisabled();
  await vin.press("End");
  await vin.pressSequentially("757999");
  await expect(vin).toHaveValue(VIN);
  await expect(continueButton).toBeEnabled();
  for (const letter of ["I", "O", "Q"]) {
    await vin.fill(`${VIN.slice(0, 16)}${letter}`);
    await expect(vin, letter).toHaveAccessibleDescription(INVALID);
    await expect(continueButton, letter).toBeDisabled();
  }
});

test("a VIN with a wrong check digit shows a warning, and is accepted", async ({ page }) => {
  await page.goto("/partsrequest");
  await enterVin(page, "3FA6P0G75ER244757");
  await atStep(page, 2);
  await expect(page.getByText("The check digit of this VIN does not add up.")).toBeVisible();
});

test("a VIN in an inventory shows which one, with a link to the vehicle", async ({ page }) => {
  type Listed = { _id: string; vin: string; status: string };
  const lists = (await (await fetch(`${site.url}/api/vehicle-data/batched`)).json()) as Record<
    "retailVehicles" | "dismantledVehicles",
    Listed[]
  >;
  // A VIN that only one vehicle has.
  const vins = [...lists.retailVehicles, ...lists.dismantledVehicles].map(({ vin }) => vin);
  const single = ({ vin }: Listed) => vin.length === 17 && vins.indexOf(vin) === vins.lastIndexOf(vin);
  const retail = lists.retailVehicles.find(single);
  const dismantled = lists.dismantledVehicles.find(single);
  const expected = [
    { kind: "retail", vehicle: retail, path: `/inventory/${retail?._id}` },
    { kind: "dismantled", vehicle: dismantled, path: `/parts/${dismantled?._id}` },
  ];
  for (const { kind, vehicle, path } of expected) {
    await page.goto("/partsrequest");
    await enterVin(page, vehicle?.vin ?? "");
    await atStep(page, 2);
    await expect(page.getByText(`Vehicle found in ${kind} inventory`, { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "See this vehicle" }).click();
    await expect(page).toHaveURL(path);
    await page.evaluate(() => sessionStorage.clear());
  }
  await expect(page.getByRole("link", { name: "Ask for a Part Off This Car" })).toBeVisible();
});

test("a second click during a lookup sends no second request", async ({ page }) => {
  await page.clock.install();
  await page.goto("/partsrequest");
  // Neither the lookup nor its cached result expires while the clock is paused.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const release = await hold(page, DECODE);
  let lookups = 0;
  page.on("request", (request) => {
    if (request.url().includes("direct-decode")) lookups += 1;
  });
  await page.getByLabel("VIN").fill(VIN);
  await page.getByRole("button", { name: "Continue" }).dblclick();
  await page.getByLabel("VIN").press("Enter");
  await expect(page.getByRole("button", { name: "Checking VIN..." })).toBeVisible();
  await release();
  await atStep(page, 2);
  // Going back and forth sends no request: the browser caches the vehicle.
  await back(page);
  await atStep(page, 1);
  await page.getByRole("button", { name: "Continue" }).click();
  await atStep(page, 2);
  expect(lookups).toBe(1);
});

test("the inventory match is requested again after a minute and never taken from the cache", async ({
  page,
}) => {
  await page.clock.install();
  const match = { inInventory: true, inventoryType: "retail", vehicleId: "cm000000000001" };
  await page.route(DECODE, (route) => route.fulfill({ json: { ...fusion(), ...match } }));
  const found = page.getByText("Vehicle found in retail inventory", { exact: true });
  await page.goto("/partsrequest");
  await enterVin(page);
  await atStep(page, 2);
  await expect(found).toBeVisible();

  await page.unroute(DECODE);
  await page.route(DECODE, (route) => route.fulfill({ json: fusion({ trim: "SE" }) }));
  await page.clock.fastForward(61_000);
  await back(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("2014 Ford Fusion SE")).toBeVisible();
  await expect(found).toHaveCount(0);

  // While the server is unreachable the cached vehicle is used.
  await page.unroute(DECODE);
  await page.route(DECODE, (route) => route.abort());
  await page.clock.fastForward(61_000);
  await back(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await atStep(page, 2);
  await expect(page.getByText("2014 Ford Fusion SE")).toBeVisible();
});
