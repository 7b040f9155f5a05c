import { expect, type Page, test } from "@playwright/test";
import { freshStockNumber, signIn } from "./support/api";
import { dismantledVehicle, vehiclesApi } from "./support/office-vehicles";
import { PHONE } from "./support/pages";
import {
  atStep,
  categoryField,
  DANA,
  DECODE,
  next,
  partField,
  RECEIPT,
  SUBMIT,
  submit,
} from "./support/wizard";

// The page of a dismantled vehicle, the request for one of its parts, and the donors in the wizard.

/** Decoded from the embedded data as a 2014 Ford Fusion. */
const VIN = "3FA6P0G76ER244757";

let api: ReturnType<typeof vehiclesApi>;
let id: string;
let path: string;

test.beforeAll(async () => {
  api = vehiclesApi((await signIn()).token);
  const json = dismantledVehicle(freshStockNumber(), {
    ...{ vin: VIN, year: 2014, make: "Ford", model: "Fusion", status: "Parts Available", mileage: 88_340 },
  });
  id = (await api.create("dismantled", json))._id;
  path = `/parts/${id}`;
});
test.afterAll(() => api.cleanUp());

const callouts = (page: Page) => page.getByRole("navigation", { name: "Parts of this car" });

test("a card of the list leads to the vehicle's page, and its back link to the list", async ({ page }) => {
  await page.goto("/parts");
  const card = page.getByRole("main").getByRole("listitem").getByRole("link").first();
  const href = (await card.getAttribute("href")) ?? "";
  expect(href).toMatch(/^\/parts\/\w+$/);
  await card.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole("heading", { name: "The car it comes from" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Shop Recycled Parts" }).click();
  await expect(page).toHaveURL("/parts");
});

test("the keyboard goes from the back link over the eight parts to the button, or past them", async ({
  page,
}) => {
  await page.goto(path);
  const ask = page.getByRole("link", { name: "Ask for a Part Off This Car" });
  await page.getByRole("main").getByRole("link", { name: "Shop Recycled Parts" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip the parts" })).toBeFocused();
  for (const name of [
    "Tail Light",
    "Wheel",
    "Rear Door",
    "Front Door",
    "Seat",
    "Hood",
    "Headlight",
    "Front Bumper",
  ]) {
    await page.keyboard.press("Tab");
    await expect(callouts(page).getByRole("link", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(ask).toBeFocused();
  await callouts(page).getByRole("link", { name: "Skip the parts" }).focus();
  await page.keyboard.press("Enter");
  await expect(ask).toBeFocused();
});

test("a callout opens the request with vehicle, VIN and part filled in, and the request names the donor", async ({
  page,
}) => {
  await page.goto(path);
  await callouts(page).getByRole("link", { name: "Hood" }).click();
  await atStep(page, 2);
  // Next keeps the page of the vehicle in the document, hidden.
  await expect(page.getByText(VIN).filter({ visible: true })).toBeVisible();
  await expect(categoryField(page)).toHaveValue("Exterior");
  await expect(partField(page)).toHaveValue("Hood");
  await next(page);
  await page.reload();
  await expect(page.getByLabel("Your name")).toBeVisible();
  await page.getByLabel("Your name").fill(DANA.name);
  await page.getByLabel("Phone number").fill(DANA.phone);
  await page.getByLabel("Email address").fill(DANA.email);
  await next(page);
  await atStep(page, 4);
  await page.route(SUBMIT, (route) => route.fulfill({ status: 201, json: RECEIPT }));
  const request = page.waitForRequest(SUBMIT);
  await submit(page);
  expect((await request).postDataJSON()).toMatchObject({ vin: VIN, donorId: id });
});

test("Ask for a Part opens the request without a part, and another callout replaces the part", async ({
  page,
}) => {
  await page.goto(path);
  await page.getByRole("link", { name: "Ask for a Part Off This Car" }).click();
  await atStep(page, 2);
  await expect(categoryField(page)).toHaveValue("");
  for (const [name, part] of [
    ["Headlight", "Headlight/Headlamp Assembly"],
    ["Seat", "Front Seat"],
  ] as const) {
    await page.goto(path);
    await callouts(page).getByRole("link", { name }).click();
    await atStep(page, 2);
    await expect(partField(page)).toHaveValue(part);
  }
});

test("a donor whose VIN cannot be decoded leaves the visitor at the first step with the reason", async ({
  page,
}) => {
  await page.route(DECODE, (route) => route.abort());
  await page.goto(`/partsrequest?vin=${VIN}&donor=${id}&part=Hood`);
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("VIN")).toHaveValue(VIN);
});

test("the wizard shows the nearest vehicles that have been taken apart, as links to new windows", async ({
  page,
}) => {
  await page.goto("/partsrequest");
  // Another Fusion of the same year.
  await page.getByLabel("VIN").fill("3FA6P0G77ER244758");
  await page.getByRole("button", { name: "Continue" }).click();
  await atStep(page, 2);
  const donors = page.getByRole("region", { name: /^We have taken apart (one|\d+ vehicles) like yours$/ });
  const link = donors.getByRole("link").first();
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("href", /^\/parts\/\w+$/);
  expect(await donors.getByRole("link").count()).toBeLessThanOrEqual(3);
});

test("the wizard shows no donors when there are none", async ({ page }) => {
  await page.route(DECODE, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), donors: { count: 0, nearest: [] } } });
  });
  await page.goto("/partsrequest");
  await page.getByLabel("VIN").fill(VIN);
  await page.getByRole("button", { name: "Continue" }).click();
  await atStep(page, 2);
  await expect(page.getByText("We have taken apart")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the labels do not overlap and are high enough, and a bar shows the button after it scrolled away", async ({
    page,
  }) => {
    await page.goto(path);
    const boxes = await callouts(page)
      .getByRole("listitem")
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    expect(boxes).toHaveLength(8);
    for (const [index, box] of boxes.entries()) {
      expect(box.bottom - box.top).toBeGreaterThanOrEqual(38);
      expect(box.left >= 0 && box.right <= PHONE.width).toBe(true);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top;
        expect(isApart).toBe(true);
      }
    }
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-bottom-bar]").getByRole("link", { name: "Call" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows its parts and facts", async ({ page }) => {
    await page.goto(path);
    await expect(callouts(page).getByRole("link", { name: "Hood" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "The car it comes from" })).toBeVisible();
  });
});
