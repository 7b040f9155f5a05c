import { expect, type Page, test } from "@playwright/test";
import { startDatabaseProxy } from "./support/database-proxy";
import { cards, LIST_PAGES, LISTS } from "./support/lists";
import { startOwnServer } from "./support/own-server";
import { site } from "./support/site";

// Pages of a server without a database connection. The browser loads both lists, with retries.

let databaseProxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
let server: Awaited<ReturnType<typeof startOwnServer>>;
test.beforeAll(async () => {
  databaseProxy = await startDatabaseProxy();
  databaseProxy.disconnect();
  // A server that has just started has no cached pages.
  server = await startOwnServer({ DATABASE_URL: databaseProxy.databaseUrl });
});
test.beforeEach(() => databaseProxy.disconnect());
test.afterAll(async () => {
  await server.stop();
  await databaseProxy.close();
});

const errorAlert = (page: Page) => page.getByRole("alert").filter({ hasText: "Error loading vehicles" });
const documentStart = (page: Page) => page.evaluate(() => performance.timeOrigin);

for (const { path } of LIST_PAGES) {
  test(`${path} loads its list automatically once the database is back`, async ({ page }) => {
    const failed = page.waitForResponse(LISTS);
    await page.clock.install();
    const response = await page.goto(server.url + path);
    expect(response?.status()).toBe(500);
    expect((await failed).status()).toBe(503);
    // With the clock paused, no retry runs before the database is back.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const opened = await documentStart(page);
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveCount(
      1,
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(errorAlert(page).getByRole("button", { name: "Retrying..." })).toBeVisible();
    databaseProxy.reconnect();
    await page.clock.resume();
    await expect(cards(page).first()).toBeVisible();
    await expect(errorAlert(page)).toHaveCount(0);
    expect(await documentStart(page)).toBe(opened);
  });
}

test("a list gives up after its retries, and Retry reloads the page", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${server.url}/inventory`);
  for (const seconds of [1, 2, 4]) {
    await expect(errorAlert(page)).toBeVisible();
    const retry = page.waitForResponse(LISTS);
    await page.clock.runFor(seconds * 1_000);
    await retry;
  }
  await expect(
    errorAlert(page).getByText("Maximum retry attempts reached. Please try again later.", { exact: true }),
  ).toBeVisible();
  databaseProxy.reconnect();
  await page.getByRole("button", { name: "Retry", exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
});

test("the page and the contact page of a vehicle show errors while the database is unavailable", async ({
  page,
  request,
}) => {
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

  const contactUrl = `${server.url}/contact?vehicle=${_id}`;
  expect((await page.goto(contactUrl))?.status()).toBe(500);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "(518) 555-0142" })).toBeVisible();
  databaseProxy.reconnect();
  await expect.poll(async () => (await page.goto(contactUrl))?.status()).toBe(200);
  await expect(page.getByRole("main").getByText(stockNumber, { exact: true })).toBeVisible();
});
