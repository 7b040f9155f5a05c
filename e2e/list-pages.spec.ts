import { test as base, expect } from "@playwright/test";
import { LIST_PAGE_SIZE } from "@/lib/vehicles/list-pages";
import { startDatabaseProxy } from "./support/database-proxy";
import { cards, LIST_PAGES, refreshList } from "./support/lists";
import { addManyVehicles } from "./support/many-vehicles";
import { startOwnServer } from "./support/own-server";
import { collectProblems } from "./support/page-problems";
import { site } from "./support/site";

type Fixtures = {
  databaseProxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
  /** A server whose database connection goes through `databaseProxy`. */
  server: Awaited<ReturnType<typeof startOwnServer>>;
};

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
  databaseProxy: async ({}, use) => {
    const databaseProxy = await startDatabaseProxy();
    databaseProxy.disconnect();
    await use(databaseProxy);
    await databaseProxy.close();
  },
  server: async ({ databaseProxy }, use) => {
    const server = await startOwnServer({ DATABASE_URL: databaseProxy.databaseUrl });
    await use(server);
    await server.stop();
  },
});

let added: Awaited<ReturnType<typeof addManyVehicles>>;
test.beforeAll(async () => {
  added = await addManyVehicles(2 * LIST_PAGE_SIZE);
});
test.afterAll(() => added.remove());

test("a list of more than one page has working pagination without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  const pager = page.getByRole("navigation", { name: "Pages of the list" });
  for (const { path } of LIST_PAGES) {
    const showsPager = async () => {
      await page.goto(path);
      return pager.isVisible();
    };
    await expect.poll(showsPager).toBe(true);
    await expect(pager.getByRole("link", { name: "Previous" })).toHaveCount(0);
    await pager.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(`${path}/page/2`);
    await expect(pager.locator("[aria-current=page]")).toHaveText("2");
    await expect(cards(page)).toHaveCount(LIST_PAGE_SIZE);
    await pager.getByRole("link", { name: /^Page 1 of/ }).click();
    await expect(page).toHaveURL(path);
  }
  await context.close();
});

test("the cards are in two columns on tablets and desktops, in one on phones", async ({ page }) => {
  for (const { path } of LIST_PAGES) {
    for (const [width, columns] of [
      [375, 1],
      [768, 2],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const lefts = await cards(page).evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `${path} at ${width}`).toBe(columns);
    }
  }
});

test("refreshing the second page loads the second page", async ({ page }) => {
  const problems = collectProblems(page);
  for (const { path } of LIST_PAGES) {
    await page.goto(`${path}/page/2`);
    const before = await cards(page).allTextContents();
    expect(before).toHaveLength(LIST_PAGE_SIZE);
    const heading = await page.getByRole("heading", { level: 2 }).first().textContent();
    const response = page.waitForResponse("**/api/vehicle-data/batched?page=2");
    await refreshList(page);
    expect((await response).status()).toBe(200);
    await expect(cards(page)).toHaveCount(LIST_PAGE_SIZE);
    expect(await cards(page).allTextContents()).toEqual(before);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(heading ?? "");
    const pager = page.getByRole("navigation", { name: "Pages of the list" });
    await pager.getByRole("link", { name: "Previous" }).click();
    await expect(page).toHaveURL(path);
    await expect(cards(page)).toHaveCount(LIST_PAGE_SIZE);
    expect(await cards(page).allTextContents()).not.toEqual(before);
  }
  expect(problems).toEqual([]);
});

test("a list that the browser loads links to the next page", async ({ page, databaseProxy, server }) => {
  test.slow();
  for (const { path } of LIST_PAGES) {
    databaseProxy.disconnect();
    expect((await page.goto(server.url + path))?.status()).toBe(500);
    databaseProxy.reconnect();
    const pager = page.getByRole("navigation", { name: "Pages of the list" });
    // The browser retries 1, 2 and 4 seconds after a failure.
    await expect(pager.locator("[aria-current=page]")).toHaveText("1", { timeout: 20_000 });
    await expect(cards(page)).toHaveCount(LIST_PAGE_SIZE);
    await pager.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(`${server.url}${path}/page/2`);
    await expect(cards(page)).toHaveCount(LIST_PAGE_SIZE);
  }
});
