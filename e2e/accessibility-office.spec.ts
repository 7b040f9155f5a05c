import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { DESKTOP, PHONE } from "./support/pages";
import { test } from "./support/signed-in";

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
