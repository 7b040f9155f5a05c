import { expect, type Page, test } from "@playwright/test";

// The map on the home and contact pages: a panel with the address, and a live map on request.

const MAP = "https://www.openstreetmap.org/**";
const IP_NOTE = "The live map comes from OpenStreetMap, which then receives your IP address.";

const liveMap = (page: Page) => page.getByTitle("Map of the streets around 214 Mill Street");
const showButton = (page: Page) => page.getByRole("button", { name: "Show the live map" });

/** Counts the requests for the live map, and answers them. */
async function countMaps(page: Page) {
  const asked = { count: 0 };
  await page.route(MAP, (route) => {
    asked.count += 1;
    return route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
  });
  return asked;
}

for (const path of ["/", "/contact"]) {
  test(`${path} shows the address without any geography, and who receives the IP address`, async ({
    page,
  }) => {
    const asked = await countMaps(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await showButton(page).scrollIntoViewIfNeeded();
    const panel = page.getByRole("region", { name: "Map" });
    await expect(panel).toContainText("214 Mill Street");
    await expect(panel).toContainText("Hometown, NY 12000");
    await expect(panel.getByText(IP_NOTE, { exact: true })).toBeVisible();
    // A pin, and no picture of streets.
    await expect(panel.locator("svg")).toHaveCount(1);
    expect(asked.count).toBe(0);
  });
}

test("the live map loads after a click, is remembered on both pages, and can be hidden again", async ({
  page,
}) => {
  const asked = await countMaps(page);
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(asked.count).toBe(0);
  await showButton(page).click();
  await expect(liveMap(page)).toBeFocused();
  expect(asked.count).toBe(1);

  await page.reload();
  await liveMap(page).scrollIntoViewIfNeeded();
  await expect(liveMap(page)).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  await page.goto("/");
  await liveMap(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.count).toBe(3);

  await page.getByRole("button", { name: "Hide the live map" }).click();
  await expect(showButton(page)).toBeFocused();
  await page.goto("/contact", { waitUntil: "networkidle" });
  await expect(showButton(page)).toBeVisible();
  await expect(liveMap(page)).toHaveCount(0);
  expect(asked.count).toBe(3);
});

test("without storage in the browser the live map still loads after a click", async ({ page }) => {
  await countMaps(page);
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
