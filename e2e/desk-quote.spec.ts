import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { partRequest } from "./support/api";
import { expectFits } from "./support/fits";
import { hold } from "./support/hold";
import { dismantledVehicle } from "./support/office-vehicles";
import { DESKTOP, PHONE } from "./support/pages";
import { BUSINESS_DAY, dayFromNow, modelRequest, quoteDraft, quotesApi } from "./support/quotes";
import { type Requests, test, type Vehicles } from "./support/signed-in";
import { toasts } from "./support/toast";

// Writing and sending a quote, and its printed pages.

const line = (page: Page, number: number) => page.getByRole("group", { name: `Line ${number}` });
const ticket = (page: Page, number = 1) => page.getByRole("region", { name: `Quote ${number}`, exact: true });
const sendButton = (page: Page, sum: string) =>
  page.getByRole("button", { name: `Send Quote, ${sum}`, exact: true });

async function openBuilder(page: Page, reference: string, query = "") {
  await page.goto(`/admin/desk/${reference}/quote${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "New quote" })).toBeFocused();
}

/** A part request for a model of which the shop has two donors. */
async function withDonors(requests: Requests, vehicles: Vehicles) {
  const model = `Model ${randomUUID().slice(0, 8)}`;
  const toyota = { make: "Toyota", model, engineType: "2.5L I4" };
  const donors = [];
  for (const changes of [
    { year: 2014, trim: "XLE", mileage: 112_680 },
    { year: 2013, trim: "LE", mileage: 141_090, status: "Awaiting Dismantle" },
  ]) {
    const stockNumber = `Q-${randomUUID().slice(0, 6)}`;
    await vehicles.create("dismantled", dismantledVehicle(stockNumber, { ...toyota, ...changes }));
    donors.push(stockNumber);
  }
  const [best = "", other = ""] = donors;
  return { request: await requests.create("part-requests", modelRequest(model)), best, other };
}

test("a quote is typed with the keyboard, kept as a draft, and sent with the sum on its button", async ({
  page,
  requests,
  vehicles,
  token,
}) => {
  const { request, best } = await withDonors(requests, vehicles);
  await openBuilder(page, request.reference);
  const first = line(page, 1);
  await first.getByLabel("Part").fill("Headlight Assembly, driver side");
  await first.getByLabel("Donor").selectOption({ index: 1 });
  await expect(ticket(page).getByText("112,680 miles")).toBeVisible();
  await expect(ticket(page).getByText(best)).toBeVisible();
  await first.getByRole("button", { name: "A", exact: true }).press("Enter");
  await expect(first.getByRole("button", { name: "A", exact: true })).toHaveAttribute("aria-pressed", "true");
  await first.getByLabel("What the customer reads").fill("Clear lens, all tabs");
  await first.getByLabel("Price").fill("165");
  await first.getByLabel("Price").press("Enter");
  await expect(line(page, 2).getByLabel("Part")).toBeFocused();
  await page.keyboard.type("Headlight Bracket, driver side");
  await page.keyboard.press("Tab");
  await page.keyboard.type("35");
  await page.getByText("Ship", { exact: true }).click();
  await page.getByLabel("Shipping").fill("24");
  await page.getByLabel(/^Ship to ZIP code/).fill("12010");
  await page.getByLabel("Valid until").fill(BUSINESS_DAY);
  await page.getByLabel(/^A word with it/).fill("With the bracket, since yours broke with the lens.");
  await expect(ticket(page)).toContainText("Shipping to 12010$24.00");
  await expect(sendButton(page, "$241.92")).toBeEnabled();
  await expect(page.getByText(/^Draft kept, \d{1,2}:\d\d [ap]m$/)).toBeVisible();
  await expect(
    page.getByText("Sending makes it final. A change after that is a new quote.").filter({ visible: true }),
  ).toHaveCount(1);

  await page.reload();
  await expect(line(page, 2).getByLabel("Part")).toHaveValue("Headlight Bracket, driver side");
  await sendButton(page, "$241.92").click();
  await expect(page).toHaveURL(`/admin/desk/${request.reference}`);
  await expect(toasts(page)).toContainText("Quote 1 sent, $241.92.");
  const draft = await quotesApi(token, request.reference).draft();
  expect(draft).toMatchObject({ version: 0, replaces: 1, quote: { number: 2, totalCents: 24_192 } });
});

test("the total is not shown until the server has computed it", async ({ page, requests }) => {
  const request = await requests.create("part-requests", partRequest());
  await openBuilder(page, request.reference);
  const release = await hold(page, "**/quote-draft");
  await line(page, 1).getByLabel("Price").fill("100");
  await expect(sendButton(page, "…")).toHaveAttribute("aria-disabled", "true");
  await expect(ticket(page)).toContainText("Total …");
  await release();
  await expect(sendButton(page, "$108.00")).not.toHaveAttribute("aria-disabled");
  await expect(ticket(page)).toContainText("Total $108.00");
});

test("errors are shown at the fields and prevent sending", async ({ page, requests }) => {
  const request = await requests.create("part-requests", partRequest());
  await openBuilder(page, request.reference);
  const price = line(page, 1).getByLabel("Price");
  await sendButton(page, "$0.00").click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription("Enter a price");
  await price.fill("-5");
  await price.blur();
  await expect(price).toHaveAccessibleDescription("An amount cannot be negative");
  await expect(sendButton(page, "…")).toBeVisible();
  await expect(page.getByText("Draft not kept yet")).toBeVisible();
  await price.fill("5");
  await page.getByLabel("Valid until").fill(dayFromNow(-3));
  await expect(sendButton(page, "$5.40")).toBeVisible();
  await sendButton(page, "$5.40").click();
  await expect(page.getByLabel("Valid until")).toHaveAccessibleDescription(
    "Choose a day that is not in the past",
  );
  await page.getByRole("button", { name: "Remove line 1" }).click();
  await expect(page.getByText("Add a part to the quote")).toBeVisible();
  await expect(page).toHaveURL(`/admin/desk/${request.reference}/quote`);
});

test("a donor in the URL is added, and one that awaits dismantling warns without blocking", async ({
  page,
  requests,
  vehicles,
  token,
}) => {
  const { request, other } = await withDonors(requests, vehicles);
  const donors = (await quotesApi(token, request.reference).donors()).body as {
    _id: string;
    stockNumber: string;
  }[];
  const id = donors.find(({ stockNumber }) => stockNumber === other)?._id ?? "";
  await openBuilder(page, request.reference, `?donor=${id}`);
  await expect(line(page, 1).getByLabel("Donor")).toHaveValue(id);
  await line(page, 1).getByLabel("Price").fill("20");
  await expect(page.getByText(`Awaiting dismantle: ${other} has not been taken apart yet.`)).toBeVisible();
  await sendButton(page, "$21.60").click();
  await expect(toasts(page)).toContainText("Quote 1 sent, $21.60.");
});

test("nothing that somebody else saved is overwritten without a choice", async ({
  page,
  requests,
  token,
}) => {
  const request = await requests.create("part-requests", partRequest());
  const api = quotesApi(token, request.reference);
  await openBuilder(page, request.reference);
  await api.save(quoteDraft({ message: "Theirs" }));
  await line(page, 1).getByLabel("Price").fill("100");
  const alert = page.getByRole("alert").filter({ hasText: "Somebody else saved or sent this quote first." });
  await expect(alert).toBeVisible();
  expect((await api.draft()).quote.message).toBe("Theirs");
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await expect(sendButton(page, "$108.00")).toBeVisible();
  await expect(alert).toBeHidden();
  await api.save(quoteDraft({ message: "Theirs again" }));
  await line(page, 1).getByLabel("Price").fill("200");
  await alert.getByRole("button", { name: "Load theirs" }).click();
  await expect(page.getByLabel(/^A word with it/)).toHaveValue("Theirs again");
  await expect(sendButton(page, "$241.92")).toBeVisible();
});

test("a draft that could not be saved is kept on the page and saved again", async ({
  page,
  requests,
  token,
}) => {
  const request = await requests.create("part-requests", partRequest());
  await openBuilder(page, request.reference);
  await page.route("**/quote-draft", (route) =>
    route.fulfill({ status: 503, json: { error: "The database cannot be reached right now." } }),
  );
  await line(page, 1).getByLabel("Price").fill("100");
  const alert = page.getByRole("alert").filter({ hasText: "The draft was not kept." });
  await expect(alert).toContainText("The database cannot be reached right now.");
  await page.getByRole("link", { name: request.reference }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await page.unroute("**/quote-draft");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(sendButton(page, "$108.00")).toBeVisible();
  expect((await quotesApi(token, request.reference).draft()).quote.totalCents).toBe(10_800);
});

test("the mail is shown before it is sent, and a draft can be discarded", async ({
  page,
  requests,
  token,
}) => {
  const request = await requests.create("part-requests", partRequest());
  const api = quotesApi(token, request.reference);
  await api.save(quoteDraft());
  await openBuilder(page, request.reference);
  await page.getByRole("button", { name: "See the mail" }).click();
  const dialog = page.getByRole("dialog", { name: /\$241\.92/ });
  await expect(dialog.frameLocator("iframe").getByText("$241.92").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "See the mail" })).toBeFocused();
  await page.getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard Draft" }).click();
  await expect(page).toHaveURL(`/admin/desk/${request.reference}`);
  expect((await api.draft()).version).toBe(0);
});

test("an unknown request, and one that did not load, say so", async ({ page, requests }) => {
  await page.goto("/admin/desk/PR-00000/quote");
  await expect(page.getByRole("heading", { name: "Request not found" })).toBeVisible();
  const request = await requests.create("part-requests", partRequest());
  await page.route("**/quote-draft", (route) => route.abort());
  await page.goto(`/admin/desk/${request.reference}/quote`);
  await expect(page.getByRole("heading", { name: "The quote did not load" })).toBeVisible();
  await page.unroute("**/quote-draft");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "New quote" })).toBeVisible();
});

// Phones as tall as the page: at some scroll positions the bar at the bottom covers most of a button.
for (const screen of [
  { viewport: { width: PHONE.width, height: 2000 }, colorScheme: "light" },
  { viewport: { width: 320, height: 2000 }, colorScheme: "dark" },
  { viewport: { width: 768, height: 1024 }, colorScheme: "light" },
  { viewport: DESKTOP, colorScheme: "dark" },
] as const) {
  test.describe(`at ${screen.viewport.width} px, ${screen.colorScheme}`, () => {
    test.use(screen);

    test("the builder and its printed pages are accessible and not wider than the screen", async ({
      page,
      requests,
      vehicles,
      token,
    }) => {
      const { request, other } = await withDonors(requests, vehicles);
      const api = quotesApi(token, request.reference);
      await api.sendDraft();
      await openBuilder(page, request.reference);
      await expect(sendButton(page, "$241.92")).toBeVisible();
      await expectFits(page, "new quote");
      await expectAccessible(page, "new quote");
      await line(page, 1).getByLabel("Donor").selectOption({ index: 2 });
      await expect(page.getByText(`Awaiting dismantle: ${other}`)).toBeVisible();
      await line(page, 1).getByLabel("Price").fill("");
      await expect(sendButton(page, "$63.72")).toBeVisible();
      await sendButton(page, "$63.72").click();
      await expect(page.getByText("Enter a price")).toBeVisible();
      await expectFits(page, "warnings and errors");
      await expectAccessible(page, "warnings and errors");
      for (const path of ["quotes/1/print", "work-order"]) {
        await page.goto(`/admin/desk/${request.reference}/${path}`);
        await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
        await expectFits(page, path);
        await expectAccessible(page, path);
      }
    });
  });
}

test("a quote and a work order are one letter-size page each, also with the most lines", async ({
  page,
  requests,
  token,
}) => {
  const request = await requests.create("part-requests", partRequest());
  const part = { part: `Headlight Assembly, ${"long ".repeat(8)}`, priceCents: 100, grade: "C" as const };
  const lines = Array.from({ length: 10 }, () => ({
    ...part,
    coreCents: 1,
    description: "Straight, light rust",
  }));
  await quotesApi(token, request.reference).sendDraft({ lines });
  for (const [path, heading] of [
    ["quotes/1/print", "Quote 1"],
    ["work-order", "Work order"],
  ]) {
    await page.goto(`/admin/desk/${request.reference}/${path}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});
