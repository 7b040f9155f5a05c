import { expect, type Page } from "@playwright/test";
import { freshStockNumber } from "./support/api";
import { hold } from "./support/hold";
import { dismantledVehicle, rowOf } from "./support/office-vehicles";
import { test, type Vehicles } from "./support/signed-in";

// Finding a record among many: search, sort, status filter and pagination, all kept in the URL.

const shown = (page: Page) => page.locator(":visible");
const search = (page: Page) => page.getByRole("textbox", { name: "Search", exact: true }).and(shown(page));
const statusFilter = (page: Page) => page.getByLabel("Filter", { exact: true }).and(shown(page));
const sortField = (page: Page) => page.getByLabel("Sort", { exact: true }).and(shown(page));
const columnHeader = (page: Page, name: string) => page.getByRole("columnheader", { name });
const stockNumbers = (page: Page) => page.locator("td [data-stock-number]:visible").allTextContents();

/** Creates vehicles of a make that no other vehicle has. @returns their stock numbers in order of creation */
async function createVehicles(vehicles: Vehicles, make: string, changes: object[]): Promise<string[]> {
  const created: string[] = [];
  for (const change of changes) {
    const stockNumber = freshStockNumber();
    await vehicles.create("dismantled", dismantledVehicle(stockNumber, { make, ...change }));
    created.push(stockNumber);
  }
  return created;
}

test("a search runs while typing, is kept in the URL, and is cleared by Escape", async ({
  page,
  vehicles,
}) => {
  const [one = "", other = ""] = await createVehicles(vehicles, "Zaporozhets", [
    { model: "Alpha" },
    { model: "Beta" },
  ]);
  await page.goto("/admin?tab=dismantled");
  await expect(rowOf(page, one)).toBeVisible();
  // Single-key shortcuts would be triggered by accident and by speech input.
  await page.keyboard.press("/");
  await expect(search(page)).not.toBeFocused();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("zaporozhets beta");
  await expect(rowOf(page, one)).toBeHidden();
  await expect(rowOf(page, other)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "1 found" })).toBeAttached();
  await expect(page.getByText("1–1 of 1, newest first")).toBeVisible();
  await expect(page).toHaveURL("/admin?tab=dismantled&q=zaporozhets+beta");
  await page.reload();
  await expect(search(page)).toHaveValue("zaporozhets beta");
  await expect(rowOf(page, other)).toBeVisible();
  await expect(rowOf(page, one)).toBeHidden();

  // The tab keeps its search while another one is open.
  const tabs = page.getByRole("navigation", { name: "Office" });
  await tabs.getByRole("link", { name: /^Retail/ }).click();
  await expect(page.getByRole("heading", { name: "Retail Vehicle Inventory" })).toBeVisible();
  await expect(search(page)).toHaveValue("");
  await tabs.getByRole("link", { name: /^Dismantled/ }).click();
  await expect(page).toHaveURL("/admin?tab=dismantled&q=zaporozhets+beta");
  await expect(search(page)).toHaveValue("zaporozhets beta");

  await search(page).press("Escape");
  await expect(search(page)).toHaveValue("");
  await expect(page).toHaveURL("/admin?tab=dismantled");
  await expect(rowOf(page, one)).toBeVisible();
});

test("a search without results shows a message and a button that clears it", async ({ page }) => {
  await page.goto("/admin?tab=retail&q=no+such+vehicle&status=sold");
  await expect(page.getByRole("heading", { name: "Nothing found." })).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filter" }).click();
  await expect(page).toHaveURL("/admin?tab=retail");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(search(page)).toHaveValue("");
  await expect(statusFilter(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
});

for (const [tab, empty] of [
  ["dismantled", "No dismantled vehicles found."],
  ["retail", "No retail vehicles found. Add one to get started."],
] as const) {
  test(`the ${tab} tab has a loading, an error and an empty state`, async ({ page }) => {
    const list = new RegExp(`/api/admin/${tab}-vehicles\\?limit=50`);
    const release = await hold(page, list);
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.getByRole("status").filter({ hasText: "Loading vehicles..." })).toBeVisible();
    await page.route(list, (route) => route.fulfill({ status: 500, body: "" }));
    await release();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Error: Failed to fetch vehicles" })).toBeVisible();
    await expect(page.getByText("We couldn't load the list. Your data is safe.")).toBeVisible();
    await page.route(list, (route) => route.fulfill({ json: [] }));
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: empty, exact: true })).toBeVisible();
  });
}

test("column headers sort the list and have aria-sort, and Back restores the previous order", async ({
  page,
  vehicles,
}) => {
  const [a = "", b = "", c = ""] = await createVehicles(vehicles, "Zaporozhets", [
    { year: 2004, status: "Scrapped" },
    { year: 2011 },
    { year: 1999 },
  ]);
  await page.goto("/admin?tab=dismantled&q=zaporozhets");
  await expect.poll(() => stockNumbers(page)).toEqual([c, b, a]);
  const year = columnHeader(page, "Year");
  await expect(year).not.toHaveAttribute("aria-sort");
  await year.getByRole("button").click();
  await expect(year).toHaveAttribute("aria-sort", "descending");
  await expect.poll(() => stockNumbers(page)).toEqual([b, a, c]);
  await year.getByRole("button").press("Enter");
  await expect(year).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => stockNumbers(page)).toEqual([c, a, b]);
  await expect(sortField(page)).toHaveValue("year asc");
  await expect(page.getByText("1–3 of 3, year, oldest first")).toBeVisible();
  await sortField(page).selectOption("Newest first");
  await expect.poll(() => stockNumbers(page)).toEqual([c, b, a]);
  await page.goBack();
  await expect.poll(() => stockNumbers(page)).toEqual([c, a, b]);
  await statusFilter(page).selectOption("Scrapped");
  await expect.poll(() => stockNumbers(page)).toEqual([a]);
  await expect(page).toHaveURL("/admin?tab=dismantled&q=zaporozhets&status=Scrapped&sort=year&direction=asc");
  await page.goBack();
  await expect.poll(() => stockNumbers(page)).toEqual([c, a, b]);
});

test("a page has 50 rows; the next page has the focus on its table, and a reload stays on it", async ({
  page,
  vehicles,
}) => {
  const created = await createVehicles(
    vehicles,
    "Zaporozhets",
    Array.from({ length: 52 }, () => ({})),
  );
  await page.goto("/admin?tab=dismantled&q=zaporozhets");
  await expect(page.getByText("1–50 of 52, newest first")).toBeVisible();
  const newestFirst = [...created].reverse();
  expect(await stockNumbers(page)).toEqual(newestFirst.slice(0, 50));
  const [previous, next] = ["Previous", "Next"].map((name) =>
    page.getByRole("button", { name, exact: true }),
  );
  await expect(previous as NonNullable<typeof previous>).toHaveAttribute("aria-disabled", "true");
  await next?.click();
  await expect(page.getByText("51–52 of 52, newest first")).toBeVisible();
  await expect(page.getByRole("table")).toBeFocused();
  expect(await stockNumbers(page)).toEqual(newestFirst.slice(50));
  await page.reload();
  await expect(page.getByText("51–52 of 52, newest first")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("1–50 of 52, newest first")).toBeVisible();

  // A link to a record that is on another page shows that record, too.
  const last = await vehicles.find("dismantled", created[0] ?? "");
  await page.goto(`/admin?tab=dismantled&q=zaporozhets&open=${last?._id}`);
  await expect(page.getByRole("button", { name: `Details of ${created[0]}` })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});

test("a page whose last record is deleted is replaced by the first page", async ({ page, vehicles }) => {
  const created = await createVehicles(
    vehicles,
    "Zaporozhets",
    Array.from({ length: 51 }, () => ({})),
  );
  const [oldest = ""] = created;
  await page.goto("/admin?tab=dismantled&q=zaporozhets");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText("51–51 of 51, newest first")).toBeVisible();
  await page.getByRole("button", { name: `Delete ${oldest}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Vehicle" }).click();
  await expect(page.getByText("1–50 of 50, newest first")).toBeVisible();
  await expect(page).toHaveURL("/admin?tab=dismantled&q=zaporozhets");
});

test("a late response does not replace a newer one", async ({ page, vehicles }) => {
  const [one = "", other = ""] = await createVehicles(vehicles, "Zaporozhets", [
    { model: "Alpha" },
    { model: "Beta" },
  ]);
  await page.goto("/admin?tab=dismantled");
  await expect(rowOf(page, one)).toBeVisible();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/q=alpha/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  const requested = page.waitForRequest(/q=alpha/);
  await search(page).fill("alpha");
  await search(page).press("Enter");
  const late = await requested;
  // The browser may cancel the request instead of receiving its response.
  const ended = Promise.race([
    page.waitForEvent("requestfinished", (request) => request === late),
    page.waitForEvent("requestfailed", (request) => request === late),
  ]);
  await search(page).fill("beta");
  await search(page).press("Enter");
  await expect(page.getByText("1–1 of 1, newest first")).toBeVisible();
  await expect(rowOf(page, other)).toBeVisible();
  await expect(rowOf(page, one)).toBeHidden();
  release();
  await ended;
  // The page has handled the response once it is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page).toHaveURL("/admin?tab=dismantled&q=beta");
  await expect(rowOf(page, other)).toBeVisible();
  await expect(rowOf(page, one)).toBeHidden();
});

test("the tabs show the number of vehicles and of new requests", async ({ page, vehicles }) => {
  await page.goto("/admin");
  const tabs = page.getByRole("navigation", { name: "Office" });
  const link = tabs.getByRole("link", { name: /^Dismantled/ });
  await expect(link).toHaveText(/\d+$/);
  const before = Number((await link.textContent())?.replace(/\D/g, ""));
  await createVehicles(vehicles, "Zaporozhets", [{}]);
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(link).toHaveText(`Dismantled${before + 1}`);
  await expect(tabs.getByRole("link", { name: /^Parts \d+ new$/ })).toBeVisible();
});
