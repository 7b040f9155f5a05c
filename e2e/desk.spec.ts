import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { changeStored, removeStored, type StoredRequest, storeRequest } from "./support/desk";
import { expectFits } from "./support/fits";
import { DESKTOP, PHONE } from "./support/pages";
import { test } from "./support/signed-in";

// The desk. Each test has a word of its own in the names of its requests, and searches for it.

const POLL = /\/api\/admin\/desk\?/;

test.afterEach(removeStored);

let sequence = 0;
function newMark(): string {
  sequence += 1;
  return `zq${process.pid.toString(36)}${Date.now().toString(36)}${sequence}`;
}

async function store(mark: string, requests: Record<string, Omit<StoredRequest, "name">>) {
  const references: Record<string, string> = {};
  for (const [name, request] of Object.entries(requests)) {
    references[name] = await storeRequest({ name: `${name} ${mark}`, ...request });
  }
  return (name: string): string => references[name] ?? "";
}

const row = (page: Page, reference: string): Locator => page.locator(`[data-request="${reference}"]`);
const shownRows = (page: Page) =>
  page.locator("[data-request]").evaluateAll((rows) => rows.map((one) => one.getAttribute("data-request")));
const desk = (mark: string, more = "") => `/admin/desk?${more && `${more}&`}q=${mark}`;

test("shows all open requests in four groups, and links each to its page", async ({ page }) => {
  const mark = newMark();
  const reference = await store(mark, {
    answered: { dueIn: null, queue: "waiting", status: "processing", queuedAgo: 125 },
    quoted: { dueIn: null, queue: "waiting", status: "quoted", quoteEndsIn: -60 },
    accepted: { dueIn: null, queue: "back_with_us", status: "quoted", accepted: true, queuedAgo: 10 },
    wrote: { dueIn: 3_000, queue: "back_with_us", queuedAgo: 22 },
    soon: { dueIn: 30, opened: false },
    late: { dueIn: -6_000 },
  });
  await page.goto(desk(mark));
  await expect(page.getByRole("heading", { level: 1, name: "Request desk" })).toBeVisible();
  await expect(row(page, reference("late"))).toBeVisible();
  expect(await shownRows(page)).toEqual(
    ["late", "soon", "wrote", "accepted", "quoted", "answered"].map(reference),
  );
  await expect(page.getByRole("rowheader")).toHaveText([
    /^Overdue 1 ?promised answer has passed$/,
    /^To answer 1 ?most urgent first$/,
    /^Back with us 2 ?answered before; the customer wrote or decided$/,
    /^Waiting for the customer 2 ?nothing to do until they answer$/,
  ]);
  await expect(row(page, reference("late"))).toContainText(/\d over/);
  await expect(row(page, reference("soon"))).toContainText("New");
  await expect(row(page, reference("wrote"))).toContainText("Wrote 22 min ago");
  await expect(row(page, reference("accepted"))).toContainText("Accepted");
  await expect(row(page, reference("quoted"))).toContainText("Quote ended");
  await expect(row(page, reference("answered"))).toContainText("2 h ago");
  await expect(row(page, reference("soon"))).toContainText("nobody");
  await expect(page.getByText("A note for staff.")).toHaveCount(0);
  await expect(row(page, reference("soon")).getByRole("link")).toHaveAttribute(
    "href",
    `/admin/desk/${reference("soon")}?q=${mark}`,
  );
});

test("keeps views, filters and search in the URL", async ({ page }) => {
  const mark = newMark();
  const reference = await store(mark, {
    late: { dueIn: -6_000 },
    repair: { dueIn: 60, kind: "repair" },
    quoted: { dueIn: null, queue: "waiting", status: "quoted" },
    done: { dueIn: null, queue: "closed", status: "fulfilled" },
  });
  await page.goto("/admin/desk");
  await page.getByRole("textbox", { name: "Search" }).fill(mark);
  await expect(page).toHaveURL(desk(mark));
  const views = page.getByRole("navigation", { name: "Views" });
  await expect(views.getByRole("link", { name: /^Everybody's ?3$/ })).toHaveAttribute("aria-current", "true");
  await views.getByRole("link", { name: /^Overdue ?1$/ }).click();
  await expect(page).toHaveURL(desk(mark, "view=overdue"));
  await expect.poll(() => shownRows(page)).toEqual([reference("late")]);
  await page.goBack();
  await expect.poll(async () => (await shownRows(page)).length).toBe(3);
  await page.getByRole("combobox", { name: "Kind" }).selectOption("Repair requests");
  await expect.poll(() => shownRows(page)).toEqual([reference("repair")]);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Quoted");
  await expect(page.getByRole("heading", { name: "No open request matches." })).toBeVisible();
  await expect(page).toHaveURL(`/admin/desk?kind=repair&status=quoted&q=${mark}`);
  await page.getByRole("button", { name: /^Show all \d+$/ }).click();
  await expect(page).toHaveURL("/admin/desk");
  await page.getByRole("link", { name: "Closed requests" }).click();
  await expect(page).toHaveURL("/admin/desk?closed=1");
  await page.getByRole("textbox", { name: "Search" }).fill(mark);
  await expect.poll(() => shownRows(page)).toEqual([reference("done")]);
  await expect(page.getByRole("columnheader").first()).toHaveText("Closed");
  await expect(page).toHaveURL(`/admin/desk?q=${mark}&closed=1`);
  await page.getByRole("link", { name: "Open requests" }).click();
  await expect(page).toHaveURL("/admin/desk");
});

test("can be used with the keyboard, and its keys can be turned off", async ({ page }) => {
  const mark = newMark();
  const reference = await store(mark, { first: { dueIn: 10 }, second: { dueIn: 20 }, third: { dueIn: 30 } });
  await page.goto(desk(mark));
  await expect(row(page, reference("third"))).toBeVisible();
  const current = page.locator("[data-request][data-current=true]");
  for (const [key, name] of [
    ["j", "first"],
    ["j", "second"],
    ["j", "third"],
    ["j", "third"],
    ["k", "second"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(current).toHaveAttribute("data-request", reference(name));
    await expect(row(page, reference(name)).getByRole("link")).toBeFocused();
  }
  await page.keyboard.press("/");
  const search = page.getByRole("textbox", { name: "Search" });
  await expect(search).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("jk?");
  await expect(search).toHaveValue(`${mark}jk?`);
  await search.fill(mark);
  await expect(row(page, reference("first"))).toBeVisible();
  await search.blur();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("j");
  await dialog.getByRole("checkbox", { name: "Use keyboard shortcuts" }).uncheck();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("?");
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(row(page, reference("first"))).toBeVisible();
  await page.keyboard.press("j");
  await expect(current).toHaveCount(0);
  await page.getByRole("button", { name: "all keys" }).click();
  await dialog.getByRole("checkbox", { name: "Use keyboard shortcuts" }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(current).toHaveAttribute("data-request", reference("first"));
  for (const [key, url] of [
    ["Enter", `/admin/desk/${reference("first")}?q=${mark}`],
    ["r", `/admin/desk/${reference("first")}?q=${mark}&mode=reply`],
    ["n", `/admin/desk/${reference("first")}?q=${mark}&mode=note`],
    ["q", `/admin/desk/${reference("first")}/quote`],
  ] as const) {
    await page.goto(desk(mark));
    await expect(row(page, reference("first"))).toBeVisible();
    await page.keyboard.press("j");
    await expect(current).toHaveCount(1);
    await page.keyboard.press(key);
    await expect(page).toHaveURL(url);
  }
});

test("announces new requests, and keeps the scroll position and the keyboard's row", async ({ page }) => {
  const mark = newMark();
  const many = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`r${index}`, { dueIn: 100 + index }]),
  );
  const reference = await store(mark, many);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(desk(mark));
  await expect(row(page, reference("r19"))).toBeVisible();
  await row(page, reference("r15")).getByRole("link").focus();
  await row(page, reference("r19")).scrollIntoViewIfNeeded();
  const place = await row(page, reference("r15")).boundingBox();
  const added = await storeRequest({ name: `new ${mark}`, dueIn: 20, opened: false });
  // The next poll, without waiting for it.
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("status").filter({ hasText: `1 new request, ${added}` })).toHaveCount(1, {
    timeout: 25_000,
  });
  expect((await shownRows(page))[0]).toBe(added);
  await expect(page.locator("[data-current=true]")).toHaveAttribute("data-request", reference("r15"));
  expect(
    Math.abs(((await row(page, reference("r15")).boundingBox())?.y ?? 0) - (place?.y ?? 0)),
  ).toBeLessThan(3);
  await page.getByRole("button", { name: "1 new above" }).click();
  await expect(row(page, added)).toBeInViewport();
  await expect(page.getByRole("button", { name: "1 new above" })).toHaveCount(0);
});

test("polls with the tag of the known list, and says since when it is not connected", async ({ page }) => {
  const mark = newMark();
  const reference = await store(mark, { only: { dueIn: 60 } });
  await page.goto(desk(mark));
  await expect(row(page, reference("only"))).toBeVisible();
  const polled = page.waitForResponse((response) => POLL.test(response.url()) && response.status() === 304);
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await polled;
  await page.route(POLL, (route) => route.abort());
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(page.getByText(/^Not connected since \d+:\d\d [ap]m\. This list may be old\.$/)).toBeVisible();
  await expect(row(page, reference("only"))).toBeVisible();
  await expectAccessible(page, "not connected");
  await page.unroute(POLL);
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(page.getByText(/^Not connected/)).toHaveCount(0);
  await changeStored(
    reference("only"),
    `"closedAt" = now(), "queue" = 'closed', "dueAt" = NULL, "clockStartedAt" = NULL`,
  );
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(row(page, reference("only"))).toHaveCount(0);
});

test("shows a skeleton, an error with Retry, and the empty queue", async ({ page }) => {
  await page.route(POLL, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/admin/desk");
  await expect(page.getByRole("heading", { name: "The desk did not load." })).toBeVisible();
  await expect(page.getByText("What you typed elsewhere is kept.")).toBeVisible();
  await expectAccessible(page, "failed");
  await page.unroute(POLL);
  const groups = { overdue: 0, to_answer: 0, back_with_us: 0, waiting: 0, closed: 0 };
  const views = { all: 0, mine: 0, nobody: 0, overdue: 0 };
  const empty = { rows: [], counts: { open: 0, views, groups }, facets: null, nextCursor: null };
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(POLL, async (route) => {
    await released;
    await route.fulfill({ json: empty });
  });
  await page.goto("/admin/desk");
  await expect(page.getByText("Loading the desk...")).toBeAttached();
  release();
  await expect(page.getByRole("heading", { name: "Nothing is waiting." })).toBeVisible();
  await expect(page.getByText("New requests appear here by themselves.")).toBeVisible();
  await expectAccessible(page, "empty");
});

test("sends an email again that failed for good", async ({ page }) => {
  const mark = newMark();
  const reference = await store(mark, {
    failed: { dueIn: null, queue: "back_with_us", status: "quoted", failedEmail: "mailbox full" },
  });
  await page.setViewportSize(DESKTOP);
  await page.goto(desk(mark));
  const failed = row(page, reference("failed"));
  await expect(failed).toContainText("Mail failed: mailbox full.");
  const retried = page.waitForRequest("**/api/admin/emails/*/retry");
  await page.route("**/api/admin/emails/*/retry", (route) => route.fulfill({ json: {} }));
  await failed.getByRole("button", { name: "Send again" }).filter({ visible: true }).click();
  expect((await retried).method()).toBe("POST");
  await expect(page).toHaveURL(desk(mark));
});

test("the bar shows how many requests are overdue, and links to the desk", async ({ page }) => {
  await store(newMark(), { late: { dueIn: -6_000 } });
  await page.goto("/admin");
  const link = page.getByRole("banner").getByRole("link", { name: /^Desk ?\d+ ?overdue$/ });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL("/admin/desk");
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("navigation", { name: "Office" }).locator("[aria-current]")).toHaveCount(0);
  await page
    .getByRole("navigation", { name: "Office" })
    .getByRole("link", { name: /^Parts/ })
    .click();
  await expect(page).toHaveURL("/admin?tab=parts");
});

test("the rows of the tabs link to the desk, and show accepted requests", async ({ page }) => {
  const mark = newMark();
  const reference = await store(mark, {
    accepted: { dueIn: null, queue: "back_with_us", status: "quoted", accepted: true, queuedAgo: 10 },
    other: { status: "quoted", dueIn: null, queue: "waiting" },
  });
  await page.goto(`/admin?tab=parts&q=${mark}`);
  await page.getByRole("combobox", { name: "Filter" }).selectOption("Accepted");
  await expect(page.locator("tr[data-record]")).toHaveCount(1);
  await expect(
    page.getByRole("button", { name: /^Accepted: change for/ }).filter({ visible: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: `Details of ${reference("accepted")}` }).click();
  await expect(page.getByRole("link", { name: "Open on the desk" })).toHaveAttribute(
    "href",
    `/admin/desk/${reference("accepted")}`,
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("Account and Logout are in a menu", async ({ page }) => {
    await page.goto("/admin/desk");
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await expect(page.getByRole("button", { name: "Logout", exact: true })).toBeHidden();
    await menu.click();
    await expect(page.getByRole("button", { name: "Logout", exact: true })).toBeVisible();
    await expectAccessible(page, "menu", "header");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Logout", exact: true })).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole("link", { name: "Account", exact: true }).click();
    await expect(page).toHaveURL("/admin/account");
  });

  test("the filters are in a sheet that counts before it applies them", async ({ page }) => {
    const mark = newMark();
    const reference = await store(mark, { part: { dueIn: 60 }, repair: { dueIn: 90, kind: "repair" } });
    await page.goto(desk(mark));
    await expect(row(page, reference("part"))).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Search" })).toHaveAttribute(
      "placeholder",
      "Name, phone, part, VIN",
    );
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Filter" });
    await expect(sheet.getByRole("button", { name: "Show 2 Requests" })).toBeVisible();
    await expectAccessible(page, "filter sheet");
    await sheet.getByRole("radio", { name: /^Repair requests/ }).check();
    await expect(sheet.getByRole("button", { name: "Show 1 Request" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(desk(mark));
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await sheet.getByRole("radio", { name: /^Repair requests/ }).check();
    await sheet.getByRole("button", { name: "Show 1 Request" }).click();
    await expect(page).toHaveURL(desk(mark, "kind=repair"));
    await expect.poll(() => shownRows(page)).toEqual([reference("repair")]);
    await expect(page.getByRole("button", { name: "Filter, 1 on" })).toBeVisible();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`is accessible and fits every screen, ${colorScheme}`, async ({ page }) => {
    const mark = newMark();
    const long = "Unbreakable".repeat(5);
    const reference = await store(mark, {
      late: { dueIn: -6_000, text: long },
      [long]: { dueIn: 30, opened: false },
      failed: { dueIn: null, queue: "back_with_us", status: "quoted", failedEmail: "mailbox full" },
      quoted: { dueIn: null, queue: "waiting", status: "in_progress", kind: "repair" },
    });
    await page.emulateMedia({ colorScheme });
    await page.goto(desk(mark));
    await expect(row(page, reference("late"))).toBeVisible();
    for (const width of [320, 375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page, `at ${width}`);
      await expectAccessible(page, `${width}`);
    }
    await page.getByRole("button", { name: "all keys" }).click();
    await expectAccessible(page, "keys");
  });
}
