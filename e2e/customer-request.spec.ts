import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import {
  backdate,
  type CustomerPage,
  finishAccepted,
  newCustomerPage,
  stateOf,
  storeEntry,
  storeQuote,
} from "./support/customer-requests";
import { expectFits } from "./support/fits";
import { collectProblems } from "./support/page-problems";
import { DESKTOP, PHONE } from "./support/pages";
import { samplePhoto } from "./support/sample-photos";

// The page that a customer opens with the link of a request: with a mouse, with a keyboard, and without JavaScript.

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const message = (page: Page) => page.getByLabel("Write to the shop");
const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
const messages = (page: Page) => page.getByRole("region", { name: "Messages" }).locator("ol > li");

async function quoted(): Promise<CustomerPage> {
  const request = await newCustomerPage();
  await storeEntry(request, { kind: "message", text: "We have the driver side off a 2014 XLE." });
  await storeEntry(request, { kind: "call", text: "Sounded unsure", callOutcome: "voicemail" });
  await storeQuote(request);
  return request;
}

const photo = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await samplePhoto({ width: 800, height: 600 }),
});

test("a new request says what was asked, and when we answer", async ({ page }) => {
  const request = await newCustomerPage();
  const problems = collectProblems(page);
  await page.goto(request.path);
  await expect(heading(page, "We have your request.")).toBeVisible();
  await expect(page.getByText(/^We answer by \w+day, \w+ \d+, \d+:\d\d [ap]m\.$/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Progress" }).locator("[aria-current=step]")).toHaveText(
    "Received",
  );
  const asked = page.getByRole("region", { name: "What you asked for" });
  await expect(asked).toContainText("Dana Example");
  await expect(asked).toContainText("3FA6P0G76ER244757");
  expect(problems).toEqual([]);
});

test("a message is sent without leaving the page, and the focus stays in the field", async ({ page }) => {
  const request = await newCustomerPage();
  await page.goto(request.path);
  await message(page).fill("Does it come with the bulb?");
  await send(page).click();
  await expect(page.getByText("Your message is with us.")).toBeVisible();
  await expect(messages(page).last()).toContainText("Does it come with the bulb?");
  await expect(message(page)).toHaveValue("");
  await expect(message(page)).toBeFocused();
  expect(await stateOf(request)).toMatchObject({ messages: 2 });
});

test("a message that cannot be sent keeps its text and photos", async ({ page, context }) => {
  const request = await newCustomerPage();
  await page.goto(request.path);
  await page.getByLabel("Add photos").setInputFiles(await photo("lens.jpg"));
  await expect(page.getByRole("button", { name: "Remove lens.jpg" })).toBeVisible();
  await expect(send(page)).toBeVisible();
  await message(page).fill("This is mine.");
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "It was not sent" })).toBeVisible();
  await expect(message(page)).toHaveValue("This is mine.");
  await context.setOffline(false);
  await send(page).click();
  await expect(messages(page).last().getByRole("img")).toHaveCount(1);
  expect(await stateOf(request)).toMatchObject({ messages: 2 });
});

test("photos show their progress, and each can be removed", async ({ page }) => {
  const request = await newCustomerPage();
  await page.goto(request.path);
  const names = ["one.jpg", "two.jpg", "three.jpg"];
  await page.getByLabel("Add photos").setInputFiles(await Promise.all(names.map(photo)));
  await page.getByRole("button", { name: "Remove two.jpg" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expectAccessible(page, "photos of a message");
  await send(page).click();
  await expect(messages(page).last().getByRole("img")).toHaveCount(2);
});

test("a quote is accepted in a dialog, by keyboard, and the focus goes to the heading", async ({ page }) => {
  const request = await quoted();
  await page.goto(request.path);
  await expect(heading(page, "Your quote is ready.")).toBeVisible();
  await page.getByRole("link", { name: "Accept Quote" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Accept this quote?" });
  await expect(dialog).toContainText("$204.12");
  await expectAccessible(page, "the question before a quote is accepted");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await stateOf(request)).toMatchObject({ quotes: ["sent"] });
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Accept $204.12" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "It is yours.")).toBeFocused();
  await expect(page.getByRole("heading", { name: "What happens now" })).toBeVisible();
  await expect(
    page.getByText(/^Accepted today, \d+:\d\d [ap]m\. The part is set aside for you\.$/),
  ).toBeVisible();
  // The notice is for a decision in another window.
  await expect(page.getByText(/^You accepted this quote/)).toHaveCount(0);
  await expectAccessible(page, "an accepted quote");
  expect(await stateOf(request)).toMatchObject({ quotes: ["accepted"] });
});

test("a quote that was accepted in another window says so", async ({ page, context }) => {
  const request = await quoted();
  await page.goto(`${request.path}/decline`);
  const other = await context.newPage();
  await other.goto(`${request.path}/accept`);
  await other.getByRole("button", { name: "Accept $204.12" }).click();
  await expect(heading(other, "It is yours.")).toBeVisible();
  await page.getByLabel("Too much").check();
  await page.getByRole("button", { name: "Decline Quote" }).click();
  await expect(page.getByText(/^You accepted this quote at \d+:\d\d [ap]m\.$/)).toBeVisible();
  await expect(heading(page, "It is yours.")).toBeFocused();
  for (const answer of ["accept", "decline"]) {
    await page.goto(`${request.path}/${answer}`);
    await expect(page.getByText(/^You accepted this quote at \d+:\d\d [ap]m\./)).toBeVisible();
  }
});

test("a completed request does not say what happens next", async ({ page }) => {
  const request = await quoted();
  await finishAccepted(request);
  await page.goto(request.path);
  await expect(heading(page, "Done. Thank you.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your quote" })).toContainText("$204.12");
  await expect(page.getByRole("heading", { name: "What happens now" })).toHaveCount(0);
});

test("on phones, the bar has both answers while the buttons of the ticket are off the screen", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const request = await quoted();
  await page.goto(request.path);
  const bar = page.locator("[data-bottom-bar]");
  await expect(bar.getByRole("link", { name: "Accept $204.12" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Decline" })).toBeVisible();
  await page.getByRole("link", { name: "Accept Quote" }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test("a link that does not work is a page with the form for a new one", async ({ page }) => {
  const response = await page.goto(`/request/PR-4K7M2-${"0".repeat(32)}`);
  expect(response?.status()).toBe(404);
  await expect(heading(page, "This link no longer works.")).toBeVisible();
  await expectAccessible(page, "a link that does not work");
  await page.getByLabel("Reference").fill("PR-4K7M2");
  await page.getByLabel("Email address").fill("dana@example.com");
  await page.getByRole("button", { name: "Mail Me the Link" }).click();
  await expect(page.getByRole("status").first()).toHaveText(
    "If we have a request under that reference and email, a mail with its link is on its way.",
  );
});

for (const width of [375, 768, 1280]) {
  test(`at ${width} px, the quote is read before the messages, and no gap opens beside it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const request = await quoted();
    await page.goto(request.path);
    const frame = page.locator("[data-request]");
    await expect(frame.getByRole("heading", { level: 2 })).toHaveText([
      "Your quote",
      "Messages",
      "What you asked for",
      "Rather talk?",
    ]);
    const boxOf = (name: string) => page.getByRole("heading", { name, exact: true }).boundingBox();
    const [quote, messages, asked, talk] = await Promise.all(
      ["Your quote", "Messages", "What you asked for", "Rather talk?"].map(boxOf),
    );
    if (!quote || !messages || !asked || !talk) throw new Error("A heading is missing.");
    expect(talk.y).toBeGreaterThan(asked.y);
    if (width < 1024) return expect(quote.y).toBeLessThan(messages.y);
    expect(quote.x).toBeGreaterThan(messages.x);
    const promise = await page.getByText(/^Answered \w+day,/).boundingBox();
    expect(messages.y - (promise?.y ?? 0) - (promise?.height ?? 0)).toBeLessThan(60);
  });
}

test("a message of another day has its day and time", async ({ page }) => {
  const request = await newCustomerPage();
  await backdate(request, 10);
  await page.goto(request.path);
  await expect(messages(page).first()).toContainText(/\w{3} \w{3} \d{1,2}, \d{1,2}:\d\d [ap]m/);
});

test("the printed page has the ticket, without header and footer", async ({ page }) => {
  const request = await quoted();
  await page.goto(request.path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("region", { name: "Your quote" })).toContainText("$204.12");
});

for (const width of [320, 375, 768, 1280]) {
  test(`every state fits ${width} px, and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 768 ? PHONE.height : DESKTOP.height });
    await page.emulateMedia({ colorScheme: width === 1280 ? "dark" : "light" });
    const [received, open, expired] = [await newCustomerPage(), await quoted(), await newCustomerPage()];
    await storeQuote(expired, { number: 1, state: "replaced" });
    await storeQuote(expired, { number: 2, validUntil: new Date(Date.now() - 60_000) });
    for (const [path, text] of [
      [received.path, "We have your request."],
      [open.path, "Your quote is ready."],
      [`${open.path}/accept`, "Accept this quote?"],
      [`${open.path}/decline`, "Decline this quote?"],
      [`${open.path}/withdraw`, "Withdraw this request?"],
      [expired.path, "This quote has run out."],
      ["/request", "Find your request"],
    ] as const) {
      await page.goto(path);
      await expect(heading(page, text)).toBeVisible();
      await expectFits(page, `${text} at ${width}`);
      await expectAccessible(page, `${text} at ${width} px`);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer writes with photos, accepts, and reads what happens now", async ({ page }) => {
    const request = await quoted();
    await page.setViewportSize({ width: 320, height: PHONE.height });
    await page.goto(request.path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await message(page).fill("This is mine.");
    await page.getByLabel("Add photos").setInputFiles([await photo("a.jpg"), await photo("b.jpg")]);
    await send(page).click();
    await expect(page.getByText("Your message is with us.")).toBeVisible();
    await expect(messages(page).last().getByRole("img")).toHaveCount(2);
    await page.getByRole("link", { name: "Accept Quote" }).click();
    await expect(heading(page, "Accept this quote?")).toBeVisible();
    await page.getByRole("button", { name: "Accept $204.12" }).click();
    await expect(heading(page, "It is yours.")).toBeVisible();
    expect(await stateOf(request)).toMatchObject({ quotes: ["accepted"], messages: 2 });
  });

  test("a customer declines with a reason, and withdraws", async ({ page }) => {
    const request = await quoted();
    await page.goto(request.path);
    await page.getByRole("link", { name: "Decline" }).first().click();
    await page.getByLabel("Found one elsewhere").check();
    await page.getByLabel("Anything else?").fill("Thank you");
    await page.getByRole("button", { name: "Decline Quote" }).click();
    await expect(heading(page, "You declined this quote.")).toBeVisible();
    await page.getByRole("link", { name: "Withdraw this request" }).click();
    await page.getByRole("button", { name: "Withdraw Request" }).click();
    await expect(heading(page, "You withdrew this request.")).toBeVisible();
    expect(await stateOf(request)).toMatchObject({ quotes: ["declined"], withdrawn: true });
  });

  test("a message that is too empty says so", async ({ page }) => {
    const request = await newCustomerPage();
    await page.goto(request.path);
    await message(page).fill("   ");
    await send(page).click();
    await expect(page.getByText("Write a message, or add a photo.")).toBeVisible();
    expect(await stateOf(request)).toMatchObject({ messages: 1 });
  });

  test("a link that does not work leads to the form for a new one", async ({ page }) => {
    await page.goto(`/request/PR-4K7M2-${"0".repeat(32)}`);
    await expect(heading(page, "This link no longer works.")).toBeVisible();
  });
});
