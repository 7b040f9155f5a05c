import { expect, type Page, test } from "@playwright/test";
import { openOffice, storedNames } from "./support/office";
import { field } from "./support/office-vehicles";
import { test as officeTest } from "./support/signed-in";
import { DANA } from "./support/wizard";

// Drafts: the input of a form survives a reload of the tab, and is cleared once it is sent.

/** Everything that the site has in localStorage and sessionStorage, as JSON. */
const storedValues = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

const REQUESTS = "**/api/repair-requests";

test("the callback form keeps its input after a reload, and clears it once it is sent", async ({ page }) => {
  await page.goto("/repair");
  await page.getByLabel("Your name").fill(DANA.name);
  await page.getByLabel("Phone number").fill(DANA.phone);
  await page.getByText("Email", { exact: true }).and(page.locator("label")).click();
  await page.getByLabel("Email address").fill(DANA.email);
  await page.getByLabel("What is going on with it?").fill("Squeals when I brake.");
  await page.reload();
  await expect(page.getByLabel("Email address")).toHaveValue(DANA.email);
  await expect(page.getByLabel("Your name")).toHaveValue(DANA.name);
  await expect(page.getByLabel("What is going on with it?")).toHaveValue("Squeals when I brake.");
  await page.getByText("Phone", { exact: true }).and(page.locator("label")).click();
  await expect(page.getByLabel("Phone number")).toHaveValue(DANA.phone);

  await page.route(REQUESTS, (route) => route.fulfill({ status: 201, json: { reference: "RR-ABCDE" } }));
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
  // The reference, without anything personal.
  expect(await storedNames(page)).toEqual(["callback-sent"]);
  for (const typed of [DANA.name, DANA.phone, DANA.email, "Squeals"])
    expect(await storedValues(page)).not.toContain(typed);
  await page.reload();
  await expect(page.getByText("Request RR-ABCDE is with us.")).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("");
});

test("a callback form that is sent again after a reload has the same idempotency key", async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route(REQUESTS, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return route.abort();
  });
  await page.goto("/repair");
  await page.getByLabel("Your name").fill(DANA.name);
  await page.getByLabel("Phone number").fill(DANA.phone);
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue(DANA.name);
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a form that is cleared stores no draft", async ({ page }) => {
  await page.goto("/repair");
  await page.getByLabel("Your name").fill(DANA.name);
  await expect.poll(() => storedNames(page)).not.toEqual([]);
  await page.getByLabel("Your name").fill("");
  await expect.poll(() => storedNames(page)).toEqual([]);
});

officeTest.describe("in the office", () => {
  officeTest(
    "the vehicle form keeps its input after a reload, and clears it when it is discarded",
    async ({ page }) => {
      page.on("dialog", (dialog) => dialog.accept());
      await openOffice(page, "/admin?tab=retail&form=new");
      await field(page, "Stock Number").fill("DRAFT-1");
      await field(page, "Model").fill("Fusion");
      await page.reload();
      await expect(field(page, "Stock Number")).toHaveValue("DRAFT-1");
      await expect(field(page, "Model")).toHaveValue("Fusion");
      await expect(page.getByText(/What you typed is here again/)).toBeVisible();
      await page.reload();
      await expect(field(page, "Stock Number")).toHaveValue("DRAFT-1");
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Discard Changes" }).click();
      await expect(page.getByRole("button", { name: "Add Vehicle" })).toBeVisible();
      await page.getByRole("button", { name: "Add Vehicle" }).click();
      await expect(field(page, "Stock Number")).toHaveValue("");
    },
  );

  officeTest("passwords are not stored, neither while they are typed nor later", async ({ page }) => {
    await page.clock.install();
    await openOffice(page, "/admin/account");
    const before = await storedNames(page);
    await page.getByLabel("Current password", { exact: true }).fill("a password that is typed");
    await page.getByLabel("New password", { exact: true }).fill("another password that is typed");
    const expectNothingStored = async () => {
      expect(await storedNames(page)).toEqual(before);
      expect(await storedValues(page)).not.toContain("that is typed");
    };
    await expectNothingStored();
    // A delayed write would run by then.
    await page.clock.runFor(60_000);
    await expectNothingStored();
    // So would one when the page is left.
    await page.goto("/about");
    await expectNothingStored();
  });
});
