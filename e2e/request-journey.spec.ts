import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { type MailServer, startMailServer } from "./support/mail-server";
import { dismantledVehicle } from "./support/office-vehicles";
import { PHONE } from "./support/pages";
import { test } from "./support/signed-in";
import { site } from "./support/site";
import { choosePart, enterVin, next, submit } from "./support/wizard";

// A part request from the first question to the accepted quote: a customer on a phone, the counter on a desktop computer,
// and the inboxes of both on a real mail server.

const OFFICE_INBOX = "office@example.com";

let mail: MailServer;
let customer: BrowserContext;

test.beforeAll(async () => {
  mail = await startMailServer(Number(new URL(process.env.SMTP_URL ?? "").port));
});
test.afterAll(async () => {
  await customer?.close();
  await mail?.stop();
});

/** The subjects of the emails about a request, in the order of their arrival. */
async function subjects(inbox: string, reference: string): Promise<string[]> {
  const received = await mail.received();
  return received
    .filter(({ envelope, text }) => envelope.to.includes(inbox) && text.includes(reference))
    .map(({ subject }) => subject);
}

/** The customer's link in the newest email about a request. */
async function linkIn(inbox: string, reference: string): Promise<string> {
  const received = await mail.received();
  const newest = received.findLast(
    ({ envelope, text }) => envelope.to.includes(inbox) && text.includes(reference),
  );
  return /https?:\/\/\S+\/request\/\S+/.exec(newest?.text ?? "")?.[0] ?? "";
}

async function sendRequest(page: Page, name: string, email: string): Promise<string> {
  await page.goto("/partsrequest");
  await enterVin(page);
  await expect(page.getByRole("heading", { name: "Which part do you need?" })).toBeFocused();
  await choosePart(page, "Exterior", "Hood", "Hood Hinge");
  await next(page);
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Phone number").fill("(518) 555-0117");
  await page.getByLabel("Email address").fill(email);
  await next(page);
  await submit(page);
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeFocused();
  return ((await page.getByRole("main").textContent()) ?? "").match(/PR-\w{5}/)?.[0] ?? "";
}

test("a customer asks on a phone, the counter answers and quotes, and the customer accepts", async ({
  page: counter,
  browser,
  vehicles,
}) => {
  const name = `Odessa ${randomUUID().slice(0, 8)}`;
  const email = `odessa-${randomUUID().slice(0, 8)}@example.com`;
  const stockNumber = `J-${randomUUID().slice(0, 6)}`;
  await vehicles.create(
    "dismantled",
    dismantledVehicle(stockNumber, { make: "Ford", model: "Fusion", year: 2014, mileage: 112_680 }),
  );
  customer = await browser.newContext({
    baseURL: site.url,
    viewport: PHONE,
    storageState: { cookies: [], origins: [] },
  });
  const phone = await customer.newPage();

  // The customer asks, and both sides get an email.
  const reference = await sendRequest(phone, name, email);
  await expect.poll(() => subjects(email, reference)).toHaveLength(1);
  await expect.poll(() => subjects(OFFICE_INBOX, reference)).toHaveLength(1);
  await phone.getByRole("link", { name: "Follow your request" }).click();
  await expect(phone.getByRole("heading", { level: 1, name: "We have your request." })).toBeVisible();
  const statusUrl = phone.url();
  expect(await linkIn(email, reference)).toBe(statusUrl);

  // The counter finds it on the desk, replies, and quotes from the donor.
  await counter.goto(`/admin/desk?q=${reference}`);
  await counter.locator(`[data-request="${reference}"]`).getByRole("link").click();
  await expect(counter.getByRole("heading", { level: 1, name: `Part request ${reference}` })).toBeFocused();
  await counter.getByRole("textbox", { name: "Reply", exact: true }).fill("We have both hinges off a 2014.");
  await counter.getByRole("button", { name: "Send Reply" }).click();
  const log = counter.getByRole("log", { name: "Conversation" });
  await expect(log).toContainText("We have both hinges off a 2014.");
  await expect.poll(() => subjects(email, reference)).toHaveLength(2);
  await phone.reload();
  await expect(phone.getByRole("heading", { level: 1, name: "We answered." })).toBeVisible();
  await expect(phone.getByRole("region", { name: "Messages" })).toContainText("both hinges off a 2014");

  const donor = counter.getByRole("listitem").filter({ hasText: stockNumber });
  await donor
    .getByRole("link", { name: /Add to quote/ })
    .or(donor.getByRole("button", { name: /Add to quote/ }))
    .click();
  await expect(counter.getByRole("heading", { level: 1, name: "New quote" })).toBeFocused();
  const line = counter.getByRole("group", { name: "Line 1" });
  await expect(line.getByLabel("Donor")).toContainText(stockNumber);
  await line.getByLabel("Price").fill("100");
  await counter.getByRole("button", { name: "Send Quote, $108.00", exact: true }).click();
  await expect(counter).toHaveURL(new RegExp(`/admin/desk/${reference}`));
  await expect(log).toContainText("Quote 1 sent");
  await expect.poll(() => subjects(email, reference)).toHaveLength(3);
  const [, , quoteSubject = ""] = await subjects(email, reference);
  expect(quoteSubject).toContain("$108.00");

  // The customer accepts through the link in the email.
  await phone.goto(await linkIn(email, reference));
  await expect(phone.getByRole("heading", { level: 1, name: "Your quote is ready." })).toBeVisible();
  const quote = phone.getByRole("region", { name: "Your quote" });
  await expect(quote).toContainText("$108.00");
  await expect(quote).toContainText(stockNumber);
  await quote.getByRole("link", { name: "Accept Quote" }).click();
  await phone
    .getByRole("dialog", { name: "Accept this quote?" })
    .getByRole("button", { name: "Accept $108.00" })
    .click();
  await expect(phone.getByRole("heading", { level: 1, name: "It is yours." })).toBeVisible();

  // Both pages and both inboxes agree.
  await expect(counter.getByRole("region", { name: "Quote 1" })).toContainText("Accepted");
  await expect(log).toContainText("$108.00");
  await expect.poll(() => subjects(email, reference)).toHaveLength(4);
  await expect.poll(() => subjects(OFFICE_INBOX, reference)).toHaveLength(2);
  await counter.goto(`/admin/desk?q=${reference}`);
  await expect(counter.locator(`[data-request="${reference}"]`)).toContainText("Accepted");
});
