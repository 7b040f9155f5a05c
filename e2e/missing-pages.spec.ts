import { expect, type Page, test } from "@playwright/test";
import pg from "pg";
import { call, completeRetailVehicle, signIn } from "@/e2e/support/api";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

// Pages that do not exist, or no longer do.

async function expectMissing(page: Page, path: string, heading: string, reason: string): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
}

async function setSoldLongAgo(id: string): Promise<void> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  try {
    await database.query(`UPDATE "RetailVehicle" SET "soldAt" = now() - interval '31 days' WHERE "id" = $1`, [
      id,
    ]);
  } finally {
    await database.end();
  }
}

test("an unknown vehicle, a malformed id and a page beyond the end return 404 with the reason", async ({
  page,
}) => {
  const vehicle = "Error loading vehicle";
  await expectMissing(page, "/inventory/no-such-vehicle", vehicle, "Vehicle not found");
  await expect(page.getByRole("link", { name: "Return to Inventory" })).toBeVisible();
  await expectMissing(page, "/inventory/short", vehicle, "Invalid vehicle ID format");
  await expectMissing(page, "/parts/no-such-vehicle", vehicle, "Vehicle not found");
  await expectMissing(page, "/parts/short", vehicle, "Invalid vehicle ID format");
  for (const list of ["/inventory", "/parts"])
    await expectMissing(page, `${list}/page/900`, "This page does not exist", "The list has become shorter");
  await expectMissing(page, "/no-such-page", "This page does not exist", "It may have been moved");
});

test("a vehicle sold more than 30 days ago returns 404 with the reason and similar vehicles", async ({
  page,
}) => {
  const { token } = await signIn();
  const json = completeRetailVehicle({ status: "sold" });
  const { _id } = (await call("/api/admin/retail-vehicles", { json, token })).body as RetailVehicle;
  try {
    await setSoldLongAgo(_id);
    await expectMissing(page, `/inventory/${_id}`, "Error loading vehicle", "This vehicle has been sold");
    const similar = page.getByRole("region", { name: "Similar vehicles" });
    await expect(similar.getByRole("listitem")).not.toHaveCount(0);
  } finally {
    await call(`/api/admin/retail-vehicles/${_id}`, { method: "DELETE", token });
  }
});
