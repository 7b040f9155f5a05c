import { expect, type Page } from "@playwright/test";
import type { DeskNumbers } from "@/lib/desk/numbers";
import { expectAccessible } from "./support/accessible";
import { call, partRequest } from "./support/api";
import { DESKTOP, PHONE } from "./support/pages";
import { test } from "./support/signed-in";
import { addWeeklyRequests, removeWeeklyRequests } from "./support/weekly-requests";

// Empty, failed and outdated states of the office have no axe violations at WCAG 2.2 AA.

const LIGHT_PHONE = { viewport: PHONE, colorScheme: "light" } as const;
const DARK_DESKTOP = { viewport: DESKTOP, colorScheme: "dark" } as const;

async function expectAccessibleIn(
  page: Page,
  state: string,
  ...screens: (typeof LIGHT_PHONE | typeof DARK_DESKTOP)[]
) {
  for (const { viewport, colorScheme } of screens) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    // axe reports targets that the sticky bar partly covers as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, `${state}, ${colorScheme}`);
  }
}

test("empty, failed and outdated lists, and links to deleted records, are accessible", async ({ page }) => {
  const list = /\/api\/admin\/repair-requests\?limit=50/;
  await page.goto("/admin?tab=repairs&q=nothing-like-it&open=nosuchrequest");
  await expect(page.getByRole("heading", { name: "Nothing found." })).toBeVisible();
  await expect(page.getByText("The request of this link no longer exists.")).toBeVisible();
  await expectAccessibleIn(page, "nothing found", LIGHT_PHONE, DARK_DESKTOP);
  await page.route(list, (route) => route.fulfill({ json: [] }));
  await page.goto("/admin?tab=repairs");
  await expect(page.getByRole("heading", { name: "No repair requests yet." })).toBeVisible();
  await expectAccessibleIn(page, "empty", DARK_DESKTOP);
  await page.unroute(list);
  await page.route(list, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/admin?tab=repairs");
  await expect(page.getByRole("heading", { name: "Failed to fetch repair requests" })).toBeVisible();
  await expectAccessibleIn(page, "failed", LIGHT_PHONE);
  await page.unroute(list);
  await page.reload();
  await expect(page.locator("tr[data-record]:visible").first()).toBeVisible();
  await page.route(list, (route) => route.abort());
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(page.getByText("What is shown here may be out of date.")).toBeVisible();
  await expectAccessibleIn(page, "out of date", DARK_DESKTOP);
});

test("forms are accessible after a failed save, after a failed upload, and for a deleted vehicle", async ({
  page,
}) => {
  await page.route("**/api/admin/retail-vehicles", (route) =>
    route.fulfill({ status: 503, json: { error: "The database is away.", code: "unavailable" } }),
  );
  await page.route("**/api/admin/upload", (route) => route.abort());
  await page.goto("/admin?tab=retail&form=new");
  await page.getByLabel("Stock Number").fill("AXE-1");
  await page.getByLabel("VIN").fill("1FTFW1ET5DFC10312");
  await page.getByRole("button", { name: "Add Vehicle" }).click();
  await expect(page.getByText("Failed to save vehicle: The database is away.")).toBeVisible();
  await expectAccessibleIn(page, "a failed save and its toast", LIGHT_PHONE);
  const photo = {
    name: "gate.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("not a picture"),
  };
  await page.getByLabel("Choose photos").setInputFiles([photo]);
  await expect(page.getByRole("button", { name: "Try again: gate.jpg" })).toBeVisible();
  await page.getByRole("button", { name: "Add Vehicle" }).click();
  await expect(page.getByRole("alertdialog", { name: "A photo was not uploaded" })).toBeVisible();
  await expectAccessibleIn(page, "a failed photo", LIGHT_PHONE, DARK_DESKTOP);
  await page.getByRole("button", { name: "Keep Editing" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.getByRole("button", { name: "Discard Changes" }).click();
  await page.goto("/admin?tab=retail&form=nosuchvehicle");
  await expect(page.getByRole("heading", { name: "Vehicle not found" })).toBeVisible();
  await expectAccessibleIn(page, "a deleted vehicle", DARK_DESKTOP);
});

test("the mail page is accessible: its list, one email, and its empty and failed states", async ({
  page,
  requests,
}) => {
  const path = "**/api/admin/emails?*";
  const { reference } = await requests.create("part-requests", partRequest());
  await page.goto("/admin/mail");
  const row = page.getByRole("link", { name: `New part request, ${reference}` });
  await expect(row).toBeVisible();
  await expectAccessibleIn(page, "mail", LIGHT_PHONE, DARK_DESKTOP);
  await row.click();
  await expect(page.getByRole("heading", { name: "As plain text" })).toBeVisible();
  await expectAccessibleIn(page, "one email", LIGHT_PHONE, DARK_DESKTOP);
  await page.route(path, (route) => route.fulfill({ json: [] }));
  await page.goto("/admin/mail");
  await expect(page.getByRole("heading", { name: "No mail yet." })).toBeVisible();
  await expectAccessibleIn(page, "no mail", LIGHT_PHONE);
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/admin/mail");
  await expect(page.getByRole("heading", { name: "Failed to fetch emails" })).toBeVisible();
  await expectAccessibleIn(page, "mail failed", DARK_DESKTOP);
});

test("the weekly numbers are accessible with charts, in the first week, and after an error", async ({
  page,
}) => {
  const numbers = /\/api\/admin\/desk\/numbers\?/;
  await addWeeklyRequests(12);
  await page.goto("/admin/desk/numbers");
  await expect(page.getByRole("table", { name: "Numbers by week" })).toBeVisible();
  await expectAccessibleIn(page, "weekly numbers", LIGHT_PHONE, DARK_DESKTOP);
  await removeWeeklyRequests();
  await page.route(numbers, async (route) => {
    const response = await route.fetch();
    const { weeks, total } = (await response.json()) as DeskNumbers;
    await route.fulfill({ json: { weeks: weeks.slice(-1), total } });
  });
  await page.reload();
  await expect(page.getByText("More after the second week.")).toBeVisible();
  await expectAccessibleIn(page, "the first week's numbers", LIGHT_PHONE);
  await page.unroute(numbers);
  await page.route(numbers, (route) => route.fulfill({ status: 500, body: "" }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "The numbers did not load." })).toBeVisible();
  await expectAccessibleIn(page, "failed numbers", DARK_DESKTOP);
});

test("a request on the desk is accessible", async ({ page, requests, token }) => {
  const request = await requests.create("part-requests", partRequest());
  const path = `/api/admin/conversations/${request.reference}`;
  for (const json of [
    { mode: "note", text: "Row C." },
    { mode: "call", outcome: "voicemail", text: "we have one." },
    { mode: "reply", text: "We have one." },
  ])
    await call(`${path}/messages`, { json, token });
  await page.goto(`/admin/desk/${request.reference}`);
  await expect(page.getByRole("log")).toContainText("Row C.");
  await expectAccessibleIn(page, "a request", LIGHT_PHONE, DARK_DESKTOP);
  await page.getByRole("tab", { name: "Log a call" }).click();
  await page.getByRole("button", { name: "Log Call" }).click();
  await expectAccessibleIn(page, "a call without an outcome", DARK_DESKTOP);
  await page.getByRole("tab", { name: "Reply" }).click();
  await page.getByRole("button", { name: "Saved replies" }).click();
  await expect(page.getByRole("dialog", { name: "Saved replies" })).toBeVisible();
  await expectAccessibleIn(page, "saved replies", LIGHT_PHONE, DARK_DESKTOP);
  await page.getByRole("button", { name: "Edit saved replies" }).click();
  await page.getByRole("button", { name: "New saved reply" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectAccessibleIn(page, "a saved reply with errors", LIGHT_PHONE, DARK_DESKTOP);
  await page.goto(`/admin/desk/${request.reference}/customer-view`);
  await expect(page.getByText("As the customer sees it")).toBeVisible();
  await expectAccessibleIn(page, "the customer's view", LIGHT_PHONE, DARK_DESKTOP);
  await page.goto("/admin/desk/PR-NONE0");
  await expect(page.getByRole("heading", { name: "Request not found" })).toBeVisible();
  await expectAccessibleIn(page, "an unknown request", LIGHT_PHONE, DARK_DESKTOP);
});
