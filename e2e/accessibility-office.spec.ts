import { expect, type Page } from "@playwright/test";
import { isAccessible } from "./support/accessible";
import { DESKTOP, PHONE } from "./support/pages";
import { test } from "./support/signed-in";

// What the office shows when there is nothing, or something went wrong: no finding at WCAG 2.2 AA.

const BY_DAY = { viewport: PHONE, colorScheme: "light" } as const;
const BY_NIGHT = { viewport: DESKTOP, colorScheme: "dark" } as const;

async function isAccessibleIn(page: Page, state: string, ...screens: (typeof BY_DAY | typeof BY_NIGHT)[]) {
  for (const { viewport, colorScheme } of screens) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    // What is scrolled half under the bar would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await isAccessible(page, `${state}, ${colorScheme}`);
  }
}

test("lists that are empty, out of date or not there, and links to what is gone", async ({ page }) => {
  const list = /\/api\/admin\/repair-requests\?limit=50/;
  await page.goto("/admin?tab=repairs&q=nothing-like-it&open=nosuchrequest");
  await expect(page.getByRole("heading", { name: "Nothing found." })).toBeVisible();
  await expect(page.getByText("The request of this link no longer exists.")).toBeVisible();
  await isAccessibleIn(page, "nothing found", BY_DAY, BY_NIGHT);
  await page.route(list, (route) => route.fulfill({ json: [] }));
  await page.goto("/admin?tab=repairs");
  await expect(page.getByRole("heading", { name: "No repair requests yet." })).toBeVisible();
  await isAccessibleIn(page, "empty", BY_NIGHT);
  await page.unroute(list);
  await page.route(list, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/admin?tab=repairs");
  await expect(page.getByRole("heading", { name: "Failed to fetch repair requests" })).toBeVisible();
  await isAccessibleIn(page, "failed", BY_DAY);
  await page.unroute(list);
  await page.reload();
  await expect(page.locator("tr[data-record]:visible").first()).toBeVisible();
  await page.route(list, (route) => route.abort());
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(page.getByText("What is shown here may be out of date.")).toBeVisible();
  await isAccessibleIn(page, "out of date", BY_NIGHT);
});

test("forms whose save or photo failed, and one whose vehicle is gone", async ({ page }) => {
  await page.route("**/api/admin/retail-vehicles", (route) =>
    route.fulfill({ status: 503, json: { error: "The database is away.", code: "unavailable" } }),
  );
  await page.route("**/api/admin/upload", (route) => route.abort());
  await page.goto("/admin?tab=retail&form=new");
  await page.getByLabel("Stock Number").fill("AXE-1");
  await page.getByLabel("VIN").fill("1FTFW1ET5DFC10312");
  await page.getByRole("button", { name: "Add Vehicle" }).click();
  await expect(page.getByText("Failed to save vehicle: The database is away.")).toBeVisible();
  await isAccessibleIn(page, "a failed save and its toast", BY_DAY);
  const photo = {
    name: "gate.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("no picture, and never read"),
  };
  await page.getByLabel("Choose photos").setInputFiles([photo]);
  await expect(page.getByRole("button", { name: "Try again: gate.jpg" })).toBeVisible();
  await page.getByRole("button", { name: "Add Vehicle" }).click();
  await expect(page.getByRole("alertdialog", { name: "A photo was not uploaded" })).toBeVisible();
  await isAccessibleIn(page, "a failed photo", BY_DAY, BY_NIGHT);
  await page.getByRole("button", { name: "Keep Editing" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.getByRole("button", { name: "Discard Changes" }).click();
  await page.goto("/admin?tab=retail&form=nosuchvehicle");
  await expect(page.getByRole("heading", { name: "Vehicle not found" })).toBeVisible();
  await isAccessibleIn(page, "a vehicle that is gone", BY_NIGHT);
});
