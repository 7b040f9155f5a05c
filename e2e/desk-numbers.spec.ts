import { expect, type Page } from "@playwright/test";
import { recentWeeks } from "@/lib/desk/numbers";
import { shopDay } from "@/lib/response-clock";
import { expectFits } from "./support/fits";
import { hold } from "./support/hold";
import { openOffice } from "./support/office";
import { collectProblems } from "./support/page-problems";
import { DESKTOP, PHONE } from "./support/pages";
import { test } from "./support/signed-in";
import { addWeeklyRequests, removeWeeklyRequests } from "./support/weekly-requests";

// The page of weekly numbers: charts, table, states, widths and print.

const PATH = "/admin/desk/numbers";
const API = /\/api\/admin\/desk\/numbers\?/;
const CHARTS = ["Requests", "Median time to first reply", "Answered within the promise", "Quotes"];

test.afterAll(removeWeeklyRequests);

const table = (page: Page) => page.getByRole("table", { name: "Numbers by week" });
const chart = (page: Page, name: string) => page.getByRole("region", { name, exact: true }).getByRole("img");

/** A response of the API with these medians (in minutes), the oldest week first. */
function numbersOf(medians: number[]) {
  const names = recentWeeks(shopDay(new Date()), medians.length);
  const figures = {
    ...{ parts: 10, repairs: 3, vehicles: 1, requests: 14, withinPromisePercent: 86 },
    ...{ quotes: 6, quotedCents: 184_200, accepted: 3, acceptedCents: 90_500 },
  };
  const weeks = medians.map((minutes, index) => ({
    week: names[index],
    ...figures,
    medianFirstReplyMinutes: minutes,
  }));
  return { weeks, total: { ...figures, medianFirstReplyMinutes: medians[0] } };
}

async function openWith(page: Page, medians: number[]) {
  await page.route(API, (route) => route.fulfill({ json: numbersOf(medians) }));
  await openOffice(page, PATH);
  await expect(page.getByRole("heading", { name: "Requests", exact: true })).toBeVisible();
}

test("the numbers are shown as four charts and a table that describes them", async ({ page }) => {
  await addWeeklyRequests(15);
  const problems = collectProblems(page);
  await openOffice(page, PATH);
  await expect(page.getByRole("heading", { level: 1, name: "Weekly numbers" })).toBeVisible();
  await expect(table(page).getByRole("row")).toHaveCount(1 + 11 + 1);
  await expect(table(page).getByRole("rowheader").first()).toHaveText(/^\w{3} \d{1,2}, so far$/);
  await expect(table(page).getByRole("rowheader").last()).toHaveText("11 weeks");
  const id = await table(page).getAttribute("id");
  for (const name of CHARTS) await expect(chart(page, name)).toHaveAttribute("aria-describedby", id ?? "");
  expect(problems).toEqual([]);
});

test("the number of weeks is in the URL", async ({ page }) => {
  await addWeeklyRequests(15);
  await openOffice(page, PATH);
  await page.getByLabel("Weeks").selectOption("Last 26 weeks");
  await expect(page).toHaveURL(`${PATH}?weeks=26`);
  await expect.poll(() => table(page).getByRole("row").count()).toBeGreaterThan(1 + 14 + 1);
  await page.reload();
  await expect(page.getByLabel("Weeks")).toHaveValue("26");
  await page.goBack();
  await expect(page.getByLabel("Weeks")).toHaveValue("11");
  await expect(table(page).getByRole("row")).toHaveCount(1 + 11 + 1);
});

test("the table names what each sum is of", async ({ page }) => {
  await openWith(page, [310, 110]);
  await expect(table(page).getByRole("columnheader", { name: "Sum of the quotes" })).toBeVisible();
  await expect(table(page).getByRole("columnheader", { name: "Sum of the accepted quotes" })).toBeVisible();
  await expect(table(page).getByRole("row", { name: /so far/ })).toHaveText(
    /10\s*3\s*1\s*14\s*1 h 50\s*86 %\s*6\s*\$1,842\s*3\s*\$905$/,
  );
});

test("in the first week there are figures without charts", async ({ page }) => {
  await openWith(page, [110]);
  await expect(page.getByText("More after the second week.")).toBeVisible();
  await expect(page.getByText("1 h 50", { exact: true })).toBeVisible();
  await expect(page.getByText("this week so far", { exact: true })).toBeVisible();
  await expect(table(page)).toBeHidden();
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
});

test("the page says that it is loading, and what failed can be retried", async ({ page }) => {
  const release = await hold(page, API);
  await openOffice(page, PATH);
  await expect(page.getByText("Loading numbers...")).toBeAttached();
  await release();
  await expect(page.getByText("Loading numbers...")).toHaveCount(0);
  await page.route(API, (route) =>
    route.fulfill({ status: 503, json: { error: "The database is away.", code: "unavailable" } }),
  );
  await page.reload();
  const failure = page.getByRole("alert").filter({ hasText: "The numbers did not load." });
  await expect(failure).toContainText("The database is away.");
  await page.unroute(API);
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole("heading", { name: "Quotes" })).toBeVisible();
});

test("numbers that could not be loaded again stay, with a notice", async ({ page }) => {
  await openWith(page, [310, 110]);
  await page.unroute(API);
  await page.route(API, (route) => route.abort());
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(page.getByText("What is shown here may be out of date.")).toBeVisible();
  await expect(table(page)).toBeVisible();
});

for (const { name, medians } of [
  { name: "short", medians: [310, 285, 240, 262, 205, 190, 174, 198, 150, 128, 110] },
  { name: "close to the promise", medians: [538, 530, 500, 480, 470, 460, 450, 440, 520, 535, 539] },
  { name: "longer than the promise", medians: [1290, 900, 700, 600, 545, 540, 530, 400, 500, 620, 560] },
]) {
  test(`the label of the promise overlaps no value of a bar when replies are ${name}`, async ({ page }) => {
    await openWith(page, medians);
    const region = page.getByRole("region", { name: "Median time to first reply" });
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const label = await region.getByText("the promise, 9 shop hours").boundingBox();
      if (!label) throw new Error("The label is not shown.");
      const values = await region
        .getByText(/^\d+:\d\d$/)
        .filter({ visible: true })
        .all();
      expect(values.length).toBeGreaterThanOrEqual(2);
      for (const value of values) {
        const box = await value.boundingBox();
        if (!box) throw new Error("The value is not shown.");
        const apart =
          box.y + box.height <= label.y + 1 ||
          label.y + label.height <= box.y + 1 ||
          box.x + box.width <= label.x ||
          label.x + label.width <= box.x;
        expect(apart, `${await value.textContent()} at ${width}`).toBe(true);
      }
    }
  });
}

test("no width makes the page wider than the screen; on phones the table scrolls and its weeks stay", async ({
  page,
}) => {
  await openWith(
    page,
    Array.from({ length: 11 }, () => 310),
  );
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page, `at ${width}`);
  }
  await page.setViewportSize(PHONE);
  const frame = page.getByRole("region", { name: "Numbers by week" });
  const week = table(page).getByRole("rowheader").first();
  const before = await week.boundingBox();
  await frame.focus();
  await page.keyboard.down("ArrowRight");
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.up("ArrowRight");
  expect((await week.boundingBox())?.x).toBe(before?.x);
});

test("the printed page has the charts and the whole table, without the bar and the controls", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openWith(
    page,
    Array.from({ length: 11 }, () => 310),
  );
  await page.emulateMedia({ media: "print" });
  // The width of a letter-size page between its margins.
  await page.setViewportSize({ width: 710, height: 950 });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByLabel("Weeks")).toBeHidden();
  await expect(chart(page, "Quotes")).toBeVisible();
  const width = await table(page).evaluate((element) => element.getBoundingClientRect().right);
  expect(width).toBeLessThanOrEqual(710);
});
