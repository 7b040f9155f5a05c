import { expect, type Page, test } from "@playwright/test";
import { databaseCable } from "./support/cable";
import { cards, LIST_PAGES, LISTS } from "./support/lists";
import { startOwnServer } from "./support/own-server";
import { site } from "./support/site";

// Pages of a server that has lost its database. Both lists are loaded by the browser, as often as it takes.

let cable: Awaited<ReturnType<typeof databaseCable>>;
let server: Awaited<ReturnType<typeof startOwnServer>>;
test.beforeAll(async () => {
  cable = await databaseCable();
  cable.pull();
  // It has just started, so it has rendered nothing that it could trust.
  server = await startOwnServer({ DATABASE_URL: cable.databaseUrl });
});
test.beforeEach(() => cable.pull());
test.afterAll(async () => {
  await server.stop();
  await cable.close();
});

const errorAlert = (page: Page) => page.getByRole("alert").filter({ hasText: "Error loading vehicles" });
const time = (page: Page) => page.evaluate(() => performance.timeOrigin);

for (const { path } of LIST_PAGES) {
  test(`${path} loads its list by itself once the database is back`, async ({ page }) => {
    const failed = page.waitForResponse(LISTS);
    await page.clock.install();
    const response = await page.goto(server.url + path);
    expect(response?.status()).toBe(500);
    expect((await failed).status()).toBe(503);
    // The retries wait for the database.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const opened = await time(page);
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveCount(
      1,
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(errorAlert(page).getByRole("button", { name: "Retrying..." })).toBeVisible();
    cable.putBack();
    await page.clock.resume();
    await expect(cards(page).first()).toBeVisible();
    await expect(errorAlert(page)).toHaveCount(0);
    expect(await time(page)).toBe(opened);
  });
}

test("a list gives up after its retries, and Retry reloads the page", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${server.url}/inventory`);
  for (const seconds of [1, 2, 4]) {
    await expect(errorAlert(page)).toBeVisible();
    const again = page.waitForResponse(LISTS);
    await page.clock.runFor(seconds * 1_000);
    await again;
  }
  await expect(
    errorAlert(page).getByText("Maximum retry attempts reached. Please try again later.", { exact: true }),
  ).toBeVisible();
  cable.putBack();
  await page.getByRole("button", { name: "Retry", exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
});

test("a vehicle's page says that it could not be loaded", async ({ page, request }) => {
  const [vehicle] = (await (await request.get(`${site.url}/api/retail-vehicles?limit=1`)).json()) as {
    _id: string;
    stockNumber: string;
  }[];
  const { _id = "", stockNumber = "" } = vehicle ?? {};
  const response = await page.goto(`${server.url}/inventory/${_id}`);
  expect(response?.status()).toBe(500);
  await expect(page.getByRole("heading", { level: 1, name: "Error loading vehicle" })).toBeVisible();
  await expect(page.getByText("Failed to load vehicle details", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Inventory" })).toBeVisible();

  const about = `${server.url}/contact?vehicle=${_id}`;
  expect((await page.goto(about))?.status()).toBe(500);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "(518) 555-0142" })).toBeVisible();
  cable.putBack();
  await expect.poll(async () => (await page.goto(about))?.status()).toBe(200);
  await expect(page.getByRole("main").getByText(stockNumber, { exact: true })).toBeVisible();
});
