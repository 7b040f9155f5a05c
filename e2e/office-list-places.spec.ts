import { expect, type Page } from "@playwright/test";
import { call, callbackRequest, completeRetailVehicle } from "./support/api";
import { test } from "./support/signed-in";

// An admin list keeps its position when rows change, and handles every URL.

const rows = (page: Page) => page.locator("tr[data-record]:visible");

/** The cursor of the page that begins with the newest record, in a list sorted oldest first. */
async function cursorOfNewest(kind: string, token: string): Promise<string> {
  const path = `/api/admin/${kind}?direction=asc&limit=`;
  const { headers } = await call(`${path}1`, { token });
  const before = Number(headers.get("x-total-count")) - 1;
  const link = (await call(`${path}${before}`, { token })).headers.get("link") ?? "";
  return /cursor=([^&>]+)[^>]*>; rel="next"/.exec(link)?.[1] ?? "";
}

test("saving a vehicle returns to the same list, with the focus on its row", async ({ page, vehicles }) => {
  const make = `Make${Date.now()}`;
  for (const price of ["7,000", "5,000", "6,000"]) {
    await vehicles.create("retail", completeRetailVehicle({ make, price }));
  }
  const view = `/admin?tab=retail&q=${make}&status=available&sort=price`;
  await page.goto(view);
  await expect(rows(page)).toContainText(["$5,000", "$6,000", "$7,000"]);
  const edit = rows(page).nth(1).getByRole("button", { name: /^Edit/ });
  await edit.click();
  await page.getByLabel(/^Trim/).fill("EX-L");
  await page.getByRole("button", { name: "Update Vehicle" }).click();
  await expect(page).toHaveURL(view);
  await expect(edit).toBeFocused();
});

test("deleting the last row of the last page shows the first page", async ({ page, requests, token }) => {
  const { reference } = await requests.create("repair-requests", callbackRequest());
  await page.goto(
    `/admin?tab=repairs&direction=asc&cursor=${await cursorOfNewest("repair-requests", token)}`,
  );
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: `Delete ${reference}` }).click();
  await page.getByRole("button", { name: "Delete Request" }).click();
  await expect(page).toHaveURL("/admin?tab=repairs&direction=asc");
  await expect(page.getByText(/^1–\d+ of \d+, oldest first$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Repair Requests" })).toBeFocused();
});

test("a form keeps its input when the page of the list behind it no longer exists", async ({
  page,
  vehicles,
  token,
}) => {
  const { _id: id } = await vehicles.create("retail", completeRetailVehicle());
  await page.goto(`/admin?tab=retail&direction=asc&cursor=${await cursorOfNewest("retail-vehicles", token)}`);
  await rows(page).getByRole("button", { name: /^Edit/ }).click();
  await page.getByLabel(/^Trim/).fill("EX-L");
  await vehicles.remove("retail", id);
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(page).toHaveURL(`/admin?tab=retail&direction=asc&form=${id}`);
  await expect(page.getByLabel(/^Trim/)).toHaveValue("EX-L");
});

test("a link to a record that does not exist or cannot be loaded shows a notice above the list", async ({
  page,
  vehicles,
}) => {
  const notice = page.getByRole("status").filter({ hasText: "of this link" });
  for (const open of [".", "..%2Fretail-vehicles", "..%2Faccount%2Fsessions", "%3Flimit%3D1"]) {
    await page.goto(`/admin?tab=parts&open=${open}`);
    await expect(rows(page).first()).toBeVisible();
    await expect(notice).toHaveText("The request of this link no longer exists. It may have been deleted.");
  }
  await page.goto("/admin?tab=parts&open=");
  await expect(rows(page).first()).toBeVisible();
  await expect(notice).toHaveCount(0);

  const { _id: id, stockNumber } = await vehicles.create("retail", completeRetailVehicle());
  // Not on the page that the list loads.
  const link = `/admin?tab=retail&q=nothing-like-it&open=${id}`;
  await page.route(`**/api/admin/retail-vehicles/${id}`, (route) => route.abort(), { times: 1 });
  await page.goto(link);
  await expect(notice).toContainText("The vehicle of this link could not be loaded.");
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole("button", { name: `Delete ${stockNumber}` }).click();
  await page.getByRole("button", { name: "Delete Vehicle" }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await page.goto(link);
  await expect(notice).toHaveText("The vehicle of this link no longer exists. It may have been deleted.");
});

test("no table is wider than a tablet's screen", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const tab of ["dismantled", "retail", "parts", "repairs"]) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(rows(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(768);
  }
});
