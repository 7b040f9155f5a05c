import { expect, type Page, test } from "@playwright/test";
import { hold } from "./support/hold";
import { cards, LIST_PAGES, LISTS, mockLists, refreshList } from "./support/lists";
import { PHONE } from "./support/pages";
import { site } from "./support/site";
import { startTruncatingProxy } from "./support/truncating-proxy";

// Both lists when the browser loads them: loading, errors, retries, and empty lists.

const ERROR_HEADING = "Error loading vehicles";
const MAX_RETRIES_REACHED = "Maximum retry attempts reached. Please try again later.";
const NOON = new Date("2026-03-02T12:00:00-05:00");

const errorAlert = (page: Page) => page.getByRole("alert").filter({ hasText: ERROR_HEADING });
const busy = (round: number) => ({ status: 503, json: { error: `Round ${round} failed.` } });

/** Opens the page with the clock paused. */
async function openAt(page: Page, path: string) {
  await page.clock.install({ time: NOON });
  await page.goto(path);
  await page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));
}

/** Expects no request until `milliseconds` have passed, then one. */
async function expectRetryAfter(page: Page, milliseconds: number, requestCount: () => number) {
  const before = requestCount();
  await page.clock.runFor(milliseconds - 1);
  expect(requestCount()).toBe(before);
  await page.clock.runFor(1);
  await expect.poll(requestCount).toBe(before + 1);
}

for (const { path, empty } of LIST_PAGES) {
  test.describe(`the list at ${path}`, () => {
    test("shows that it is loading, then the current list", async ({ page }) => {
      const release = await hold(page, LISTS);
      await page.goto(path);
      const before = await cards(page).count();
      expect(before).toBeGreaterThan(0);
      await refreshList(page);
      await expect(page.getByRole("status").filter({ hasText: /^Loading vehicles\.\.\.$/ })).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await release();
      await expect(cards(page)).toHaveCount(before);
      await expect(page.getByText("Loading vehicles...")).toHaveCount(0);
    });

    test("retries after 1, 2 and 4 seconds, then gives up and shows Retry", async ({ page }) => {
      const requestCount = await mockLists(page, busy(1), busy(2), busy(3), busy(4));
      await openAt(page, path);
      await refreshList(page);
      for (const [index, seconds] of [1, 2, 4].entries()) {
        await expect(errorAlert(page).getByRole("heading", { name: ERROR_HEADING })).toBeVisible();
        await expect(errorAlert(page)).toContainText(`Round ${index + 1} failed.`);
        await expect(errorAlert(page)).not.toContainText(MAX_RETRIES_REACHED);
        await expectRetryAfter(page, seconds * 1_000, requestCount);
      }
      await expect(errorAlert(page).getByText(MAX_RETRIES_REACHED, { exact: true })).toBeVisible();
      await page.clock.runFor(120_000);
      expect(requestCount()).toBe(4);

      await page.clock.resume();
      const loaded = page.waitForEvent("load");
      await errorAlert(page).getByRole("button", { name: "Retry", exact: true }).click();
      await loaded;
      await expect(errorAlert(page)).toHaveCount(0);
      await expect(cards(page).first()).toBeVisible();
      // The retry count restarts.
      await refreshList(page);
      await expect.poll(requestCount).toBe(5);
      await expect(cards(page).first()).toBeVisible();
    });

    test("waits after a 429 for the time in Retry-After, or 5 seconds without one", async ({ page }) => {
      const limited = (round: number) => ({ status: 429, json: { error: `Request ${round} was too many.` } });
      const requestCount = await mockLists(
        page,
        { ...limited(1), headers: { "Retry-After": "7" } },
        limited(2),
      );
      await openAt(page, path);
      await refreshList(page);
      await expect(errorAlert(page)).toContainText("Request 1 was too many.");
      await expectRetryAfter(page, 7_000, requestCount);
      await expect(errorAlert(page)).toContainText("Request 2 was too many.");
      await expectRetryAfter(page, 5_000, requestCount);
      await expect(cards(page).first()).toBeVisible();
      await expect(errorAlert(page)).toHaveCount(0);
    });

    test("shows an empty state with a link to contact the shop", async ({ page }) => {
      await mockLists(page, { json: { retailVehicles: [], dismantledVehicles: [] } });
      await page.goto(path);
      await refreshList(page);
      await expect(page.getByRole("heading", { name: empty, exact: true })).toBeVisible();
      const links = { "/inventory": "Contact Sales", "/parts": "Submit Parts Request" };
      const box = page.getByRole("heading", { name: empty, exact: true }).locator("..");
      await expect(box.getByRole("link", { name: links[path] })).toBeVisible();
    });
  });
}

const FAILED_RESPONSES = [
  {
    what: "an object instead of a list",
    response: { json: { retailVehicles: {} } },
    message: "Invalid response format",
  },
  { what: "an empty response", response: { body: "" }, message: "Invalid response format" },
  {
    what: "HTML instead of JSON",
    response: { contentType: "text/html", body: "<p>Hello</p>" },
    message: "Failed to parse response data",
  },
  {
    what: "an error without a message",
    response: { status: 502, body: "" },
    message: "HTTP error! status: 502",
  },
  {
    what: "an error with a message",
    response: { status: 500, json: { message: "Out for lunch." } },
    message: "Out for lunch.",
  },
];

test("a list shows why its response failed", async ({ page }) => {
  await page.goto("/inventory");
  for (const { what, response, message } of FAILED_RESPONSES) {
    await page.unroute(LISTS);
    await page.route(LISTS, (route) => route.fulfill(response));
    await refreshList(page);
    await expect(errorAlert(page).getByText(message, { exact: true }), what).toBeVisible();
  }
});

test("a list that cannot be fetched shows an error, and loads once the server responds", async ({ page }) => {
  await openAt(page, "/parts");
  await page.route(LISTS, (route) => route.abort());
  await refreshList(page);
  await expect(errorAlert(page).getByText("Failed to fetch vehicles", { exact: true })).toBeVisible();
  await expect(errorAlert(page).getByRole("link", { name: "(518) 555-0142" })).toBeVisible();
  await page.unroute(LISTS);
  await page.clock.runFor(1_000);
  await expect(cards(page).first()).toBeVisible();
});

for (const { path } of LIST_PAGES) {
  test(`the skeletons of ${path} are the size of its cards`, async ({ page }) => {
    const heights = (items: Element[]) =>
      items.map((item) => Math.round(item.getBoundingClientRect().height));
    await page.goto(path);
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const release = await hold(page, LISTS);
      await refreshList(page);
      const skeletons = page.getByRole("main").locator("ul[aria-hidden=true] > li");
      await expect(skeletons).toHaveCount(4);
      const [skeleton = 0] = await skeletons.evaluateAll(heights);
      await release();
      await expect(skeletons).toHaveCount(0);
      // The height of a card depends on how many lines its name takes.
      const differences = (await cards(page).evaluateAll(heights)).map((height) =>
        Math.abs(height - skeleton),
      );
      expect(Math.min(...differences), `difference at ${width} px`).toBeLessThanOrEqual(8);
      expect(Math.max(...differences), `difference at ${width} px`).toBeLessThanOrEqual(64);
      await page.unroute(LISTS);
    }
  });
}

test("a list whose response is cut off shows an error", async ({ page }) => {
  const proxy = await startTruncatingProxy("/api/vehicle-data/batched");
  await page.goto(`${proxy.url}/inventory`);
  await refreshList(page);
  await expect(errorAlert(page).getByText("Failed to process response", { exact: true })).toBeVisible();
  await proxy.close();
});

test("refreshing offline shows an error, keeps the list, and works again once online", async ({ page }) => {
  await page.goto("/inventory");
  const before = await cards(page).count();
  await page.context().setOffline(true);
  await refreshList(page);
  const alert = page.getByRole("alert").filter({ hasText: "Failed to fetch vehicles" });
  await expect(alert).toBeVisible();
  await expect(cards(page)).toHaveCount(before);
  await page.context().setOffline(false);
  const request = page.waitForRequest(LISTS);
  await refreshList(page);
  await request;
  await expect(alert).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test("leaving the page aborts the request", async ({ page }) => {
  await page.route(LISTS, () => undefined);
  await page.goto("/inventory");
  await refreshList(page);
  await expect(page.getByText("Loading vehicles...")).toBeVisible();
  const documentStart = await page.evaluate(() => performance.timeOrigin);
  const aborted = page.waitForEvent("requestfailed", (request) => request.url().includes("/batched"));
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Contact", exact: true })
    .click();
  expect((await aborted).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(documentStart);
});

test("leaving the page stops the retries", async ({ page }) => {
  const requestCount = await mockLists(page, busy(1));
  await openAt(page, "/inventory");
  await refreshList(page);
  await expect(errorAlert(page)).toBeVisible();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Contact", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await page.clock.runFor(60_000);
  expect(requestCount()).toBe(1);
});

test("every browse page is complete without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Book a Service Appointment" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Browse Recycled Parts" }).first()).toBeVisible();
  await page.goto("/inventory");
  await expect(
    cards(page)
      .first()
      .getByText(/^\$[\d,]+$/),
  ).toBeVisible();
  await page.goto("/parts");
  await expect(
    cards(page)
      .first()
      .getByText(/^[A-HJ-NPR-Z0-9]{17}$/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Refresh the list" })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Contact & Info" }).click();
  const drawer = page.getByRole("dialog", { name: "Contact & Info" });
  await expect(drawer.getByRole("link", { name: "Submit Parts Request" })).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goto("/about");
  await expect(page.getByText("Operations Manager").first()).toBeVisible();
  await page.goto("/contact");
  await expect(page.getByRole("link", { name: /214 Mill Street/ })).toHaveAttribute("href", /^https:/);
  await expect(page.getByRole("link", { name: "Show the live map" })).toHaveAttribute("href", /^https:/);
  await page.goto("/privacy-policy");
  await expect(page.getByRole("main").getByRole("heading", { level: 2, name: "Compliance" })).toBeVisible();
  for (const path of ["/repair", "/partsrequest"]) {
    await page.goto(path);
    // Located by element: locators by text ignore the content of noscript.
    const fallback = page.locator("noscript p");
    await expect(fallback, path).toContainText("This form needs JavaScript");
    await expect(fallback.getByRole("link", { name: "(518) 555-0142" }), path).toBeVisible();
  }
  await context.close();
});
