import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { DESKTOP, PHONE } from "./support/pages";
import { type CreatedRequest, REQUEST_TABS } from "./support/requests";
import { type Requests, test } from "./support/signed-in";
import { toasts } from "./support/toast";

// Changing the status of requests in the list: of one in its row, or of several at once.

const row = (page: Page, { _id }: CreatedRequest) => page.locator(`tr[data-record="${_id}"]`);
const statusButton = (scope: Locator) => scope.getByRole("button", { name: /change for/ });
const choice = (page: Page, name: string) => page.getByRole("menuitemradio", { name, exact: true });
const select = (page: Page, request: CreatedRequest) => row(page, request).getByRole("checkbox").check();
const bar = (page: Page) => page.getByRole("region", { name: "Selected requests" });
const statusOf = async (requests: Requests, request: CreatedRequest) => (await requests.read(request)).status;

for (const { tab, kind, body, next, name } of REQUEST_TABS) {
  const value = next.toLowerCase();

  test(`on the ${tab} tab a request's status can be changed in its row`, async ({ page, requests }) => {
    const request = await requests.create(kind, body());
    await page.goto(`/admin?tab=${tab}`);
    const button = statusButton(row(page, request));
    await expect(button).toHaveAccessibleName(`Pending: change for ${request.reference}, ${name}`);
    await button.click();
    await expect(choice(page, "Pending")).toBeChecked();
    await choice(page, next).click();
    await expect(toasts(page)).toContainText(`Request ${request.reference} updated`);
    await expect(toasts(page)).toContainText(`Status: ${next}.`);
    await expect(button).toHaveText(new RegExp(`^${next}`));
    expect(await statusOf(requests, request)).toBe(value);

    // By keyboard: Escape changes nothing and restores the focus.
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(choice(page, next)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(choice(page, "Pending")).toBeFocused();
    await page.keyboard.press("End");
    await expect(choice(page, "Cancelled")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button).toHaveText(/^Cancelled/);
    await expect(button).toBeFocused();
    expect(await statusOf(requests, request)).toBe("cancelled");
    await expect(page.locator(`#details-${request._id}`)).toHaveCount(0);
  });

  test(`on the ${tab} tab the status of several requests can be changed at once`, async ({
    page,
    requests,
  }) => {
    const [first, second, third] = [
      await requests.create(kind, body()),
      await requests.create(kind, body()),
      await requests.create(kind, body()),
    ];
    await page.goto(`/admin?tab=${tab}`);
    await expect(row(page, third)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await select(page, first);
    await select(page, third);
    await expect(bar(page)).toContainText("2 selected");
    await bar(page).getByLabel("New status").selectOption({ label: next });
    await bar(page).getByRole("button", { name: "Update 2 requests" }).click();
    await expect(toasts(page)).toContainText("2 requests updated");
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole("table")).toBeFocused();
    expect([
      await statusOf(requests, first),
      await statusOf(requests, second),
      await statusOf(requests, third),
    ]).toEqual([value, "pending", value]);
    await expect(statusButton(row(page, first))).toHaveText(new RegExp(`^${next}`));
    await expect(statusButton(row(page, second))).toHaveText(/^Pending/);
  });
}

test("a status change does not overwrite someone else's change", async ({ page, requests }) => {
  const request = await requests.create("repair-requests", REQUEST_TABS[1].body());
  await page.goto("/admin?tab=repairs");
  const button = statusButton(row(page, request));
  await button.click();
  await requests.change(request, { status: "completed", note: "Done already." });
  await choice(page, "Scheduled").click();
  await expect(toasts(page)).toContainText(`Request ${request.reference} not updated`);
  await expect(toasts(page)).toContainText("Someone else saved it first.");
  await expect(button).toHaveText(/^Completed/);
  expect(await statusOf(requests, request)).toBe("completed");
});

test("requests that could not be updated are listed and stay selected", async ({ page, requests }) => {
  const created = [];
  for (let count = 0; count < 4; count += 1) {
    created.push(await requests.create("part-requests", REQUEST_TABS[0].body()));
  }
  const [unchanged, changed, deleted, failing] = created as [
    CreatedRequest,
    CreatedRequest,
    CreatedRequest,
    CreatedRequest,
  ];
  await page.goto("/admin?tab=parts");
  for (const request of created) await select(page, request);
  await requests.change(changed, { note: "They called." });
  await requests.remove(deleted);
  await page.route(`**${failing.path}`, (route) =>
    route.fulfill({ status: 503, json: { error: "The database cannot be reached right now." } }),
  );
  await bar(page).getByLabel("New status").selectOption("quoted");
  await bar(page).getByRole("button", { name: "Update 4 requests" }).click();
  const problem = bar(page).getByRole("alert");
  await expect(problem).toContainText("1 updated, 3 not:");
  await expect(problem).toContainText(`${changed.reference}: Someone else saved it first.`);
  await expect(problem).toContainText(`${deleted.reference}: Someone else deleted it.`);
  await expect(problem).toContainText(`${failing.reference}: The database cannot be reached right now.`);
  await expect(row(page, deleted)).toHaveCount(0);
  await expect(row(page, unchanged).getByRole("checkbox")).not.toBeChecked();
  await page.unroute(`**${failing.path}`);
  await bar(page).getByRole("button", { name: "Update 2 requests" }).click();
  await expect(toasts(page)).toContainText("2 requests updated");
  for (const request of [unchanged, changed, failing])
    expect(await statusOf(requests, request)).toBe("quoted");
});

test("updating without a chosen status shows an error and does not scroll the list", async ({
  page,
  requests,
}) => {
  const request = await requests.create("part-requests", REQUEST_TABS[0].body());
  await page.goto("/admin?tab=parts");
  await select(page, request);
  // Clicked by a script, because Playwright's click may scroll.
  await bar(page)
    .getByRole("button", { name: "Update 1 request" })
    .evaluate((button: HTMLElement) => button.click());
  await expect(bar(page).getByRole("alert")).toHaveText("Choose the new status first.");
  await expect(bar(page).getByLabel("New status")).toBeFocused();
  await expect(row(page, request)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("all requests of a page are selected and cleared together", async ({ page, requests }) => {
  await requests.create("repair-requests", REQUEST_TABS[1].body());
  await page.setViewportSize(DESKTOP);
  await page.goto("/admin?tab=repairs");
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  const boxes = page.locator("tr[data-record]").getByRole("checkbox");
  await boxes.first().check();
  await expect(all).toBeChecked({ indeterminate: true });
  await all.check();
  const count = await boxes.count();
  await expect(bar(page)).toContainText(`${count} selected`);
  await bar(page).getByRole("button", { name: "Clear selection" }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(boxes.first()).not.toBeChecked();
  await expect(page.getByRole("table")).toBeFocused();
});

test("on a tablet a status and the bar of the selected requests fit on one line", async ({
  page,
  requests,
}) => {
  await page.setViewportSize({ width: 768, height: 1_024 });
  const request = await requests.create("repair-requests", REQUEST_TABS[1].body());
  await requests.change(request, { status: "in_progress" });
  await page.goto("/admin?tab=repairs");
  await select(page, request);
  const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0;
  expect(await heightOf(statusButton(row(page, request)).getByText("In progress"))).toBeLessThan(32);
  expect(await heightOf(bar(page).getByRole("button", { name: "Update 1 request" }))).toBeLessThan(52);
  await expect(bar(page).getByLabel("New status")).toBeVisible();
});

for (const { viewport, colorScheme } of [
  { viewport: PHONE, colorScheme: "dark" },
  { viewport: DESKTOP, colorScheme: "light" },
] as const) {
  test(`the status menu and the selection bar are accessible and in the viewport at ${viewport.width} px, ${colorScheme}`, async ({
    page,
    requests,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const request = await requests.create("repair-requests", REQUEST_TABS[1].body());
    await page.goto("/admin?tab=repairs");
    await select(page, request);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await statusButton(row(page, request)).click();
    await expect(choice(page, "Completed")).toBeInViewport({ ratio: 1 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.keyboard.press("Escape");
    const targets = [
      statusButton(row(page, request)),
      row(page, request).locator("label"),
      bar(page).getByRole("button", { name: "Update 1 request" }),
      bar(page).getByRole("button", { name: "Clear selection" }),
    ];
    for (const target of targets) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(
        viewport === PHONE ? 44 : 28,
      );
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  });
}
