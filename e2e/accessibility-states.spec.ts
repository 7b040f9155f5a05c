import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { breakBrowser } from "./support/broken-browser";
import { cards, LISTS, mockLists, refreshList } from "./support/lists";
import { DESKTOP, PHONE } from "./support/pages";
import { toasts } from "./support/toast";
import {
  atStep,
  choosePart,
  DECODE,
  enterVin,
  errorAlert,
  next,
  RECEIPT,
  SUBMIT,
  submit,
  toPartStep,
  toReview,
} from "./support/wizard";

// The states that pages reach after they load have no axe violations at WCAG 2.2 AA.

for (const screen of [
  { viewport: PHONE, colorScheme: "light" },
  { viewport: DESKTOP, colorScheme: "dark" },
] as const) {
  test.describe(`at ${screen.viewport.width} px, ${screen.colorScheme}`, () => {
    test.use(screen);

    test("loading, refreshed, empty and failed lists are accessible", async ({ page }) => {
      await page.route(LISTS, () => undefined);
      await page.goto("/inventory");
      await refreshList(page);
      await expect(page.getByText("Loading vehicles...")).toBeVisible();
      await expectAccessible(page, "loading");
      await page.unroute(LISTS);
      await page.goto("/inventory");
      const response = page.waitForResponse(LISTS);
      await refreshList(page);
      expect((await response).status()).toBe(200);
      await expect(cards(page).first()).toBeVisible();
      await expectAccessible(page, "refreshed");
      await mockLists(page, { json: { retailVehicles: [], dismantledVehicles: [] } });
      await refreshList(page);
      await expect(page.getByRole("heading", { name: "No vehicles currently available" })).toBeVisible();
      await expectAccessible(page, "empty");
      await page.unroute(LISTS);
      const busy = { status: 429, headers: { "Retry-After": "3600" }, json: { error: "Too many requests." } };
      await page.route(LISTS, (route) => route.fulfill(busy));
      await page.goto("/parts");
      await refreshList(page);
      await expect(page.getByRole("button", { name: "Retrying..." })).toBeVisible();
      await expectAccessible(page, "retrying");
    });

    test("the contact page of a vehicle is accessible, also for one that is no longer listed", async ({
      page,
    }) => {
      await page.goto("/inventory");
      await refreshList(page);
      await cards(page).first().getByRole("link").click();
      await page.getByRole("link", { name: "Schedule Test Drive" }).click();
      await expect(page.getByRole("link", { name: "Email About This Vehicle" })).toBeVisible();
      await expectAccessible(page, "contact about a vehicle");
      await page.getByText("Test drive", { exact: true }).click();
      await page.getByRole("button", { name: "Request Test Drive" }).click();
      await expect(page.getByText("Please choose a day")).toBeVisible();
      await expectAccessible(page, "a test drive with errors");
      await page.getByText("Question", { exact: true }).click();
      await page.getByLabel("Your question").fill("Is it still here?");
      await page.getByLabel("Your name").fill("Dana Example");
      await page.getByLabel("Phone number").fill("5185550117");
      await page.route("**/api/vehicle-inquiries", (route) => route.abort());
      await page.getByRole("button", { name: "Send Question" }).click();
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      await expectAccessible(page, "an inquiry that failed");
      await page.unroute("**/api/vehicle-inquiries");
      await page.route("**/api/vehicle-inquiries", (route) => route.fulfill({ status: 201, json: RECEIPT }));
      await page.getByRole("button", { name: "Send Question" }).click();
      await expect(page.getByRole("heading", { name: "We have your request" })).toBeFocused();
      await expectAccessible(page, "an inquiry received");
      await page.goto("/contact?vehicle=unknownunknown");
      await expect(page.getByText("is no longer listed")).toBeVisible();
      await expectAccessible(page, "contact about an unlisted vehicle");
    });

    test("the wizard's first two steps are accessible, with their errors and suggestions", async ({
      page,
    }) => {
      await page.route(DECODE, (route) => route.fulfill({ status: 503, body: "" }));
      await page.goto("/partsrequest");
      await page.getByLabel("VIN").fill("3FA6");
      await page.getByLabel("VIN").press("Enter");
      await expect(page.getByText("Please enter a valid 17-character VIN")).toBeVisible();
      await expectAccessible(page, "an unfinished VIN");
      await enterVin(page);
      await expect(toasts(page)).toHaveCount(1);
      await expectAccessible(page, "a failed lookup and its toast");
      await page.unroute(DECODE);
      await enterVin(page, "3FA6P0G75ER244757");
      await atStep(page, 2);
      await next(page);
      await expect(page.getByText("Please select a category")).toBeVisible();
      await expectAccessible(page, "a missing part, and the warning about the check digit");
      const search = page.getByRole("combobox", { name: "Search for the part" });
      await search.fill("engine");
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
      await expectAccessible(page, "suggestions");
      await search.fill("zzzz");
      await expect(page.getByText("No parts found.")).toBeVisible();
      await expectAccessible(page, "nothing found");
    });

    test("the wizard's last two steps are accessible, with a failed and a successful submission", async ({
      page,
    }) => {
      await toPartStep(page);
      await choosePart(page, "Interior", "Console", "Other Console");
      await page.getByLabel("Describe the part").fill("Lid of the armrest");
      await expectAccessible(page, "an Other part");
      await next(page);
      await atStep(page, 3);
      await next(page);
      await expect(page.getByText("Name is required")).toBeVisible();
      await expectAccessible(page, "missing contact details");
      // Leave the page first: while the wizard is open, it stores its draft again.
      await page.goto("/about");
      await page.evaluate(() => sessionStorage.clear());
      await toReview(page);
      await expectAccessible(page, "review");
      await page.route(SUBMIT, (route) => route.fulfill({ status: 503, body: "" }));
      await submit(page);
      await expect(errorAlert(page)).toBeVisible();
      await expectAccessible(page, "a failed submission");
      await page.unroute(SUBMIT);
      await page.route(SUBMIT, (route) => route.fulfill({ status: 201, json: RECEIPT }));
      await submit(page);
      await expect(page.getByText(RECEIPT.reference)).toBeVisible();
      await expectAccessible(page, "a request received");
    });

    test("the callback form is accessible with errors, after a failure and after success", async ({
      page,
    }) => {
      await page.goto("/repair");
      await page.getByRole("button", { name: "Send Request" }).click();
      await expect(page.getByText("Please enter your phone number")).toBeVisible();
      await expectAccessible(page, "errors");
      await page.getByLabel("Your name").fill("Dana Example");
      await page.getByLabel("Phone number").fill("5185550117");
      await page.route("**/api/repair-requests", (route) => route.abort());
      await page.getByRole("button", { name: "Send Request" }).click();
      await expect(toasts(page)).toHaveCount(1);
      await expectAccessible(page, "failed");
      await page.unroute("**/api/repair-requests");
      await page.route("**/api/repair-requests", (route) => route.fulfill({ status: 201, json: RECEIPT }));
      await page.reload();
      await page.getByLabel("Your name").fill("Dana Example");
      await page.getByLabel("Phone number").fill("5185550117");
      await page.getByRole("button", { name: "Send Request" }).click();
      await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
      await expectAccessible(page, "success");
    });

    test("the error page is accessible", async ({ page }) => {
      await breakBrowser(page, "This browser observes nothing");
      await page.goto("/");
      await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
      await expectAccessible(page, "the error fallback");
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("both drawers are accessible", async ({ page }) => {
    await page.goto("/parts");
    for (const opener of ["Open menu", "Contact & Info"]) {
      await page.getByRole("button", { name: opener }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page, opener);
      await page.keyboard.press("Escape");
    }
  });
});
