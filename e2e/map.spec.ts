import { expect, type Page, test } from "@playwright/test";

// The map on the home and contact pages: a panel with the postal address, and a live map after a click.

const MAP = "https://www.openstreetmap.org/**";
const IP_NOTE = "The live map comes from OpenStreetMap, which then receives your IP address.";

const liveMap = (page: Page) => page.getByTitle("Map of the streets around 214 Mill Street");
const showButton = (page: Page) => page.getByRole("button", { name: "Show the live map" });

/** Counts the requests for the live map, and mocks their responses. */
async function countMapRequests(page: Page) {
  const requests = { count: 0 };
  await page.route(MAP, (route) => {
    requests.count += 1;
    return route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
  });
  return requests;
}

for (const path of ["/", "/contact"]) {
  test(`${path} shows the postal address without loading a map, and a note about the IP address`, async ({
    page,
  }) => {
    const requests = await countMapRequests(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await showButton(page).scrollIntoViewIfNeeded();
    const panel = page.getByRole("region", { name: "Map" });
    await expect(panel).toContainText("214 Mill Street");
    await expect(panel).toContainText("Hometown, NY 12000");
    await expect(panel.getByText(IP_NOTE, { exact: true })).toBeVisible();
    // Only the pin, no drawing of streets.
    await expect(panel.locator("svg")).toHaveCount(1);
    expect(requests.count).toBe(0);
  });
}

test("the live map loads after a click, is remembered on both pages, and can be hidden again", async ({
  page,
}) => {
  const requests = await countMapRequests(page);
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(requests.count).toBe(0);
  await showButton(page).click();
  await expect(liveMap(page)).toBeFocused();
  expect(requests.count).toBe(1);

  await page.reload();
  await liveMap(page).scrollIntoViewIfNeeded();
  await expect(liveMap(page)).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  await page.goto("/");
  await liveMap(page).scrollIntoViewIfNeeded();
  await expect.poll(() => requests.count).toBe(3);

  await page.getByRole("button", { name: "Hide the live map" }).click();
  await expect(showButton(page)).toBeFocused();
  await page.goto("/contact", { waitUntil: "networkidle" });
  await expect(showButton(page)).toBeVisible();
  await expect(liveMap(page)).toHaveCount(0);
  expect(requests.count).toBe(3);
});

test("without storage in the browser the live map still loads after a click", async ({ page }) => {
  await countMapRequests(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Storage is blocked", "SecurityError");
      },
    });
  });
  await page.goto("/contact");
  await showButton(page).click();
  await expect(liveMap(page)).toBeVisible();
});
