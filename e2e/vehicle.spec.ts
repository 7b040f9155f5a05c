import { expect, type Page, test } from "@playwright/test";
import { breakBrowser } from "./support/broken-browser";
import { collectProblems } from "./support/page-problems";
import { PHONE } from "./support/pages";
import { site } from "./support/site";

// The page of one vehicle, the contact page for it, and requests for parts of a dismantled vehicle.

type Listed = {
  _id: string;
  stockNumber: string;
  vin: string;
  status: string;
  year: number;
  make: string;
  model: string;
  price: number;
};

/** The first vehicle of a list with a status. */
async function listed(list: "retailVehicles" | "dismantledVehicles", status: string): Promise<Listed> {
  const lists = (await (await fetch(`${site.url}/api/vehicle-data/batched`)).json()) as Record<
    string,
    Listed[]
  >;
  const vehicle = lists[list]?.find((candidate) => candidate.status === status);
  if (!vehicle) throw new Error(`The demo data has no vehicle that is ${status}.`);
  return vehicle;
}

const title = ({ year, make, model }: Listed) => `${year} ${make} ${model}`;
const main = (page: Page) => page.getByRole("main");

test("a vehicle's page shows its details, and its back link leads to the inventory", async ({ page }) => {
  const vehicle = await listed("retailVehicles", "available");
  await page.goto(`/inventory/${vehicle._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title(vehicle));
  await expect(main(page).getByRole("img").first()).toHaveAttribute("alt", new RegExp(title(vehicle)));
  await expect(main(page).getByText(`$${vehicle.price.toLocaleString("en-US")}`)).toBeVisible();
  await expect(main(page).getByText(vehicle.stockNumber).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Detailed specifications" })).toBeVisible();
  await main(page).getByRole("link", { name: "Pre-Owned Vehicles" }).click();
  await expect(page).toHaveURL("/inventory");
});

test("a vehicle's page links to NHTSA's recall lookup for its VIN", async ({ page }) => {
  const vehicle = await listed("retailVehicles", "available");
  await page.goto(`/inventory/${vehicle._id}`);
  await expect(main(page).getByRole("link", { name: "Open recalls for this VIN" })).toHaveAttribute(
    "href",
    `https://www.nhtsa.gov/recalls?vin=${vehicle.vin}`,
  );
});

for (const button of ["Contact About This Vehicle", "Schedule Test Drive"]) {
  test(`${button} leads to the contact page with the vehicle`, async ({ page }) => {
    const vehicle = await listed("retailVehicles", "available");
    await page.goto(`/inventory/${vehicle._id}`);
    await page.getByRole("link", { name: button }).click();
    await expect(page).toHaveURL(`/contact?vehicle=${vehicle._id}`);
    const inquiry = page.getByRole("region", { name: new RegExp(title(vehicle)) });
    await expect(inquiry).toContainText(vehicle.stockNumber);
    await expect(inquiry.getByRole("link", { name: "Call (518) 555-0142" })).toHaveAttribute(
      "href",
      "tel:+15185550142",
    );
    const mail = await inquiry.getByRole("link", { name: "Email About This Vehicle" }).getAttribute("href");
    const { protocol, pathname, searchParams } = new URL(mail ?? "");
    expect(`${protocol}${pathname}`).toBe("mailto:office@example.com");
    for (const part of ["subject", "body"]) {
      expect(searchParams.get(part)).toContain(title(vehicle));
      expect(searchParams.get(part)).toContain(vehicle.stockNumber);
    }
    await inquiry.getByRole("link", { name: new RegExp(title(vehicle)) }).click();
    await expect(page).toHaveURL(`/inventory/${vehicle._id}`);
  });
}

test("the contact page shows when the vehicle is not listed", async ({ page }) => {
  await page.goto("/contact?vehicle=unknownunknown");
  await expect(page.getByText("The vehicle you came from is no longer listed.")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "(518) 555-0142" })).toBeVisible();
});

test("the internal path of a vehicle's contact page returns 404", async ({ page }) => {
  const response = await page.goto("/contact/unknownunknown");
  expect(response?.status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact page shows the vehicle", async ({ page }) => {
    const vehicle = await listed("retailVehicles", "available");
    await page.goto(`/contact?vehicle=${vehicle._id}`);
    await expect(page.getByRole("heading", { name: new RegExp(title(vehicle)) })).toBeVisible();
  });
});

test("a pending vehicle shows that a sale is pending", async ({ page }) => {
  const { _id } = await listed("retailVehicles", "pending");
  await page.goto(`/inventory/${_id}`);
  await expect(main(page).getByText("Sale Pending", { exact: true })).toBeVisible();
  await expect(page.getByText("A sale is pending on this one.")).toBeVisible();
});

test("a sold vehicle is shown with its badge and similar vehicles, but without a test drive", async ({
  page,
}) => {
  const { _id } = await listed("retailVehicles", "sold");
  await page.goto(`/inventory/${_id}`);
  await expect(main(page).getByText("Sold", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Schedule Test Drive" })).toHaveCount(0);
  const similar = page.getByRole("region", { name: "Similar vehicles" });
  await similar.getByRole("link").first().click();
  await expect(page).not.toHaveURL(`/inventory/${_id}`);
  await expect(page.getByRole("link", { name: "Schedule Test Drive" })).toBeVisible();
});

test("a vehicle's page that fails in the browser shows an error and a link back", async ({ page }) => {
  const { _id } = await listed("retailVehicles", "available");
  await breakBrowser(page, "This browser observes nothing");
  await page.goto(`/inventory/${_id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error loading vehicle");
  await expect(main(page).getByText("Failed to load vehicle details", { exact: true })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Return to Inventory" })).toBeVisible();
});

test("a vehicle's page is printed without buttons and navigation", async ({ page }) => {
  await page.goto("/inventory");
  await main(page).getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Detailed specifications" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const name of ["Contact About This Vehicle", "Schedule Test Drive", "Pre-Owned Vehicles"])
    await expect(page.getByRole("link", { name }), name).toHaveCount(0);
  await expect(main(page).getByRole("link", { name: "(518) 555-0142" })).toBeVisible();
  // Fixed and sticky elements would be repeated over the text of each sheet.
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter(
        (element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position),
      )
      .map((element) => element.className),
  );
  expect(fixed).toEqual([]);
});

test("an unknown vehicle returns 404 with a link back", async ({ page }) => {
  const reasons = { unknownunknown: "Vehicle not found", short: "Invalid vehicle ID format" };
  for (const [id, reason] of Object.entries(reasons)) {
    const response = await page.goto(`/inventory/${id}`);
    expect(response?.status(), id).toBe(404);
    await expect(page.getByRole("heading", { level: 1 }), id).toHaveText("Error loading vehicle");
    await expect(main(page).getByText(reason), id).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Return to Inventory" }), id).toBeVisible();
  }
});

test("the inventory links to the parts pages, and on a phone also in the banner", async ({ page }) => {
  await page.goto("/inventory");
  const aside = page.getByRole("complementary", { name: "Sales contact" });
  await expect(aside.getByRole("link", { name: "Browse Parts Inventory" })).toHaveAttribute("href", "/parts");
  await expect(aside.getByRole("link", { name: "Request Specific Part" })).toHaveAttribute(
    "href",
    "/partsrequest",
  );
  await page.setViewportSize(PHONE);
  await expect(main(page).getByRole("link", { name: "Contact Sales" }).first()).toHaveAttribute(
    "href",
    "tel:+15185550142",
  );
  // The bar at the bottom, which has the same link, is hidden while the banner's buttons are visible.
  const shopParts = main(page).getByRole("link", { name: "Shop Parts" });
  await expect(shopParts).toHaveCount(1);
  await shopParts.click();
  await expect(page).toHaveURL("/parts");
});

test("the link of a dismantled vehicle fills its VIN into the request form", async ({ page }) => {
  await page.goto("/parts");
  const card = main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .first();
  const vin = await card.getByText(/^[A-HJ-NPR-Z0-9]{17}$/).textContent();
  await card.getByRole("link", { name: /Request a part from this vehicle/ }).click();
  await expect(page.getByLabel("VIN")).toHaveValue(vin ?? "");
});

test("the parts page links to the online store, beside the list on a desktop", async ({ page }) => {
  await page.goto("/parts");
  const store = "https://parts-store.example.com/";
  await expect(page.getByRole("link", { name: "Visit our online parts store" })).toHaveAttribute(
    "href",
    store,
  );
  const aside = page.getByRole("complementary", { name: "Contact and info" });
  await expect(aside.getByRole("link", { name: "Visit the store" })).toHaveAttribute("href", store);
  await expect(aside.getByRole("link", { name: "(518) 555-0142" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Contact & Info" })).toBeHidden();
  await aside.getByRole("link", { name: "Submit Parts Request" }).click();
  await expect(page).toHaveURL("/partsrequest");
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("Contact & Info is fixed over the parts list and opens a drawer with the same links", async ({
    page,
  }) => {
    const problems = collectProblems(page);
    await page.goto("/parts", { waitUntil: "networkidle" });
    const opener = page.getByRole("button", { name: "Contact & Info" });
    const drawer = page.getByRole("dialog", { name: "Contact & Info" });
    await page.mouse.wheel(0, 2000);
    await expect(opener).toBeInViewport();
    const closeActions = {
      Escape: () => page.keyboard.press("Escape"),
      backdrop: () => page.mouse.click(180, 20),
      button: () => drawer.getByRole("button", { name: "Close" }).click(),
    };
    for (const [name, closeDrawer] of Object.entries(closeActions)) {
      await opener.click();
      await expect(drawer.getByRole("button", { name: "Close" }), name).toBeFocused();
      await closeDrawer();
      await expect(drawer, name).toBeHidden();
      await expect(opener, name).toBeFocused();
    }
    expect(problems).toEqual([]);
    await opener.click();
    await expect(drawer.getByRole("link", { name: "(518) 555-0142" })).toHaveAttribute(
      "href",
      "tel:+15185550142",
    );
    await expect(drawer.getByRole("link", { name: "Visit the store" })).toBeVisible();
    await drawer.getByRole("link", { name: "Submit Parts Request" }).click();
    await expect(page).toHaveURL("/partsrequest");
    await expect(page.getByLabel("VIN")).toBeVisible();
  });

  test("the contact page links to directions", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("link", { name: "Get Directions" })).toHaveAttribute(
      "href",
      /214%20Mill%20Street/,
    );
    await expect(main(page).getByText("Coming Soon")).toBeVisible();
  });
});
