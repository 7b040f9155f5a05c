import { expect, type Page } from "@playwright/test";
import { call, callbackRequest, completeRetailVehicle, freshStockNumber, partRequest } from "./support/api";
import { dismantledVehicle } from "./support/office-vehicles";
import { test } from "./support/signed-in";

// Long words: the office is never wider than the screen, on a narrow phone, a common phone and a tablet.

const word = (letter: string, length = 60) => letter.repeat(length);
const longStockNumber = () => freshStockNumber().replaceAll("-", "W").padEnd(30, "W");
const vin = "1FTFW1ET5DFC10312";
const vehicle = { make: word("M"), model: word("Q"), trim: word("T") };
const details = {
  exteriorColor: word("E"),
  engineType: word("G"),
  notes: word("n", 500),
  mileage: 9_999_999,
};
const email = `${word("e")}@${word("x")}.example.com`;

async function expectFitsScreen(page: Page, what: string) {
  for (const width of [320, 375, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${what}, ${width} px`).toBeLessThanOrEqual(width);
  }
}

test("long words wrap in rows, dialogs, searches and forms", async ({ page, vehicles, requests, token }) => {
  const created = {
    dismantled: await vehicles.create(
      "dismantled",
      dismantledVehicle(longStockNumber(), { ...vehicle, ...details, vin }),
    ),
    retail: await vehicles.create(
      "retail",
      completeRetailVehicle({ ...vehicle, ...details, stockNumber: longStockNumber(), price: 99_999_999 }),
    ),
    parts: await requests.create(
      "part-requests",
      partRequest({
        vin,
        vehicleInfo: { year: 2014, ...vehicle, engineSize: word("G") },
        partDetails: { system: "Electrical", component: word("C", 200), additionalInfo: word("a", 500) },
        customerInfo: { name: word("N"), phone: "518-555-0117", email },
      }),
    ),
    repairs: await requests.create(
      "repair-requests",
      callbackRequest({
        customerInfo: { name: word("N"), phone: "", email, address: { street: word("S"), city: word("C") } },
        vehicleInfo: { year: 2014, ...vehicle, vin, mileage: 9_999_999 },
        serviceInfo: { serviceType: word("V"), urgency: "Emergency", description: word("d", 500) },
        contactMethod: "email",
      }),
    ),
  };
  for (const { path } of [created.parts, created.repairs]) {
    const { status } = await call(path, {
      method: "PUT",
      json: { note: word("w", 500) },
      token,
    });
    expect(status).toBe(200);
  }
  await vehicles.change("dismantled", created.dismantled._id, { notes: word("k", 500) });

  for (const [tab, { _id: id }] of Object.entries(created)) {
    await page.goto(`/admin?tab=${tab}&open=${id}`);
    const open = page.locator(`#details-${id}`);
    await open.getByText("History", { exact: true }).click();
    await expect(open.getByText("Loading history...")).toHaveCount(0);
    await expectFitsScreen(page, `an expanded row of ${tab}`);
    await page.locator(`tr[data-record="${id}"]`).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectFitsScreen(page, `the delete dialog of ${tab}`);
  }
  await page.goto(`/admin?tab=dismantled&q=${word("z", 100)}`);
  await expect(page.getByRole("heading", { name: "Nothing found." })).toBeVisible();
  await expectFitsScreen(page, "nothing found");

  await page.goto(`/admin?tab=dismantled&form=${created.dismantled._id}`);
  await page.getByLabel(/^Model/).fill(word("Y"));
  await vehicles.change("dismantled", created.dismantled._id, { model: word("P"), notes: word("j", 500) });
  await page.getByRole("button", { name: "Update Vehicle" }).click();
  await expect(page.getByRole("heading", { name: "Someone else saved this vehicle first" })).toBeVisible();
  await expectFitsScreen(page, "a conflict");
});
