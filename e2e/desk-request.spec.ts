import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { ConversationView } from "@/lib/conversations/schema";
import { freshAccount, openSession, removeAccounts } from "./support/accounts";
import { call, callbackRequest, partRequest } from "./support/api";
import { changeStored } from "./support/desk";
import { expectFits } from "./support/fits";
import { PHONE } from "./support/pages";
import type { CreatedRequest } from "./support/requests";
import { test } from "./support/signed-in";
import { toasts } from "./support/toast";

// One request on the desk: the conversation, the reply box, saved replies, status, and the keyboard.

const heading = (page: Page, { reference }: CreatedRequest) =>
  page.getByRole("heading", { level: 1, name: `Part request ${reference}` });
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const field = (page: Page, name = "Reply") => page.getByRole("textbox", { name, exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send Reply" });
const savedReply = (sheet: Locator, name: RegExp) => sheet.getByRole("button", { name });
const api = ({ reference }: CreatedRequest) => `/api/admin/conversations/${reference}`;
const readConversation = async (request: CreatedRequest, token: string) =>
  (await call(api(request), { token })).body as ConversationView;

async function openDesk(page: Page, request: CreatedRequest, query = ""): Promise<void> {
  await page.goto(`/admin/desk/${request.reference}${query}`);
  await expect(log(page)).toBeVisible();
}

test.afterAll(removeAccounts);

test("a request shows what it is about, and its heading has the focus", async ({ page, requests }) => {
  const request = await requests.create("part-requests", partRequest());
  await openDesk(page, request);
  await expect(heading(page, request)).toBeFocused();
  const ticket = page.getByRole("region", { name: "What it is about" });
  await expect(ticket).toContainText("Headlight/Headlamp Assembly");
  await expect(ticket).toContainText("2014 Ford Fusion S");
  await expect(ticket).toContainText("3FA6P0G76ER244757");
  await expect(ticket.getByRole("link", { name: "(518) 555-0117" })).toHaveAttribute(
    "href",
    "tel:+15185550117",
  );
  await expect(ticket.getByRole("link", { name: "dana@example.com" })).toHaveAttribute(
    "href",
    /^mailto:dana/,
  );
  await expect(log(page)).toContainText("Passenger side, halogen.");
  await expect(log(page)).toContainText("asked on the site");
  await expect(page.getByText("No quote yet. Press q, or add a donor.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Donors that fit" })).toBeVisible();
});

test("a reply is sent, appears in the conversation, and stops the clock", async ({
  page,
  requests,
  token,
}) => {
  const request = await requests.create("part-requests", partRequest());
  await openDesk(page, request);
  await expect(page.getByText("Goes to dana@example.com and to the page of this request.")).toBeVisible();
  await field(page).fill("We have it on the shelf.");
  await send(page).click();
  await expect(log(page)).toContainText("We have it on the shelf.");
  await expect(log(page)).toContainText(/First answer, after \d/);
  await expect(field(page)).toHaveValue("");
  expect(await readConversation(request, token)).toMatchObject({ queue: "waiting", clock: null });
});

test("Ctrl+Enter sends, and what is empty is not sent", async ({ page, requests }) => {
  const request = await requests.create("part-requests", partRequest());
  await openDesk(page, request);
  await field(page).press("Control+Enter");
  await expect(page.getByText("Write a reply first.")).toBeVisible();
  await field(page).fill("Sent by keyboard.");
  await expect(page.getByText("Write a reply first.")).toHaveCount(0);
  await field(page).press("Control+Enter");
  await expect(log(page)).toContainText("Sent by keyboard.");
});

test("a note is internal, and a call needs an outcome", async ({ page, requests, token }) => {
  const request = await requests.create("part-requests", partRequest());
  await openDesk(page, request);
  await tab(page, "Internal note").click();
  await expect(page.getByText("Staff only. Never shown to the customer.")).toBeVisible();
  await field(page, "Internal note").fill("Row C, second shelf.");
  await page.getByRole("button", { name: "Add Note" }).click();
  const note = log(page).getByRole("listitem").filter({ hasText: "Row C, second shelf." });
  await expect(note).toContainText("Internal");
  await expect(log(page)).not.toContainText("First answer");

  await tab(page, "Log a call").click();
  await page.getByRole("button", { name: "Log Call" }).click();
  await expect(page.getByText("Choose what happened.")).toBeVisible();
  await page.getByText("No answer", { exact: true }).click();
  await expect(page.getByText("Does not stop the clock.")).toBeVisible();
  await page.getByText("Left a voicemail", { exact: true }).click();
  await expect(page.getByText("Stops the clock. The customer's page says that we called")).toBeVisible();
  await field(page, "What was said").fill("we have one.");
  await page.getByRole("button", { name: "Log Call" }).click();
  await expect(log(page)).toContainText("called (518) 555-0117, left a voicemail: we have one.");
  await expect(log(page)).toContainText("First answer, after");
  expect((await readConversation(request, token)).messages.map(({ kind }) => kind)).toEqual([
    "message",
    "note",
    "call",
  ]);
});

test("a request without an email address says so", async ({ page, requests }) => {
  const request = await requests.create("repair-requests", callbackRequest());
  await openDesk(page, request);
  await expect(page.getByText("No email. It stands on the request page; call as well.")).toBeVisible();
  // Only part requests have quotes.
  await expect(page.getByText("No quote yet.")).toHaveCount(0);
});

test("status and assignment are saved at once and can be undone", async ({ page, requests, token }) => {
  const request = await requests.create("part-requests", partRequest());
  await openDesk(page, request);
  const status = page.getByLabel("Status");
  await status.selectOption({ label: "Processing" });
  await expect(toasts(page)).toContainText("Status: Processing.");
  expect(await readConversation(request, token)).toMatchObject({ status: "processing" });
  await toasts(page).getByRole("button", { name: "Undo" }).click();
  await expect(toasts(page)).toContainText("Status: Pending.");
  await expect(status).toHaveValue("pending");
  expect(await readConversation(request, token)).toMatchObject({ status: "pending" });

  await page.getByLabel("With").selectOption({ label: "admin (you)" });
  await expect(toasts(page)).toContainText("With admin.");
  expect(await readConversation(request, token)).toMatchObject({ assignedTo: { name: "admin" } });
});

test("a closed request has no reply box until it is reopened", async ({ page, requests }) => {
  const request = await requests.create("part-requests", partRequest());
  await openDesk(page, request);
  await page.getByLabel("Status").selectOption({ label: "Fulfilled" });
  await expect(page.getByText(/^Closed \w+ \d+ by admin\.$/)).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Reopen" }).press("Enter");
  await expect(send(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(page.getByLabel("Status")).toHaveValue("pending");
});

test("a saved reply with an unfilled placeholder is not sent until it is filled in", async ({
  page,
  requests,
  token,
}) => {
  const title = `Miles ${randomUUID().slice(0, 8)}`;
  const created = await call("/api/admin/saved-replies", {
    json: { title, text: "Your {part} has {miles} miles." },
    token,
  });
  const request = await requests.create("part-requests", partRequest());
  await openDesk(page, request);
  await page.getByRole("button", { name: "Saved replies" }).click();
  const sheet = page.getByRole("dialog", { name: "Saved replies" });
  await expect(sheet.getByLabel("Find a reply")).toBeFocused();
  await sheet.getByLabel("Find a reply").fill(title);
  await savedReply(sheet, new RegExp(title)).click();
  await expect(sheet).toHaveCount(0);
  await expect(field(page)).toHaveValue("Your Headlight/Headlamp Assembly has [miles] miles.");
  await expect(field(page)).toBeFocused();
  await expect(page.locator("mark")).toHaveText("[miles]");
  await send(page).click();
  await expect(page.getByText("Fill in what is marked.")).toBeVisible();
  expect((await readConversation(request, token)).messages).toHaveLength(1);
  // The placeholder is selected: typing replaces it.
  await field(page).fill("Your Headlight/Headlamp Assembly has 88,340 miles.");
  await expect(page.locator("mark")).toHaveCount(0);
  await send(page).click();
  await expect(log(page)).toContainText("has 88,340 miles.");
  await call(`/api/admin/saved-replies/${(created.body as { _id: string })._id}`, {
    method: "DELETE",
    token,
  });
});

test("saved replies are created, changed and deleted in the same place", async ({ page, requests }) => {
  const name = `Reply ${randomUUID().slice(0, 8)}`;
  const request = await requests.create("part-requests", partRequest());
  await openDesk(page, request);
  await page.getByRole("button", { name: "Saved replies" }).click();
  await page.getByRole("button", { name: "Edit saved replies" }).click();
  await page.getByRole("button", { name: "New saved reply" }).click();
  const form = page.getByRole("dialog", { name: "New saved reply" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Text").fill("It costs {price}.");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("{price} is not a placeholder.")).toBeVisible();
  await form.getByLabel("Text").fill("It costs {total}.");
  await form.getByRole("button", { name: "Save" }).click();

  const sheet = page.getByRole("dialog", { name: "Saved replies" });
  await savedReply(sheet, new RegExp(`^Edit ${name}`)).click();
  const edit = page.getByRole("dialog", { name: "Edit saved reply" });
  await edit.getByLabel("Text").fill("It costs {total}, tax included.");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(savedReply(sheet, new RegExp(name))).toContainText("It costs total, tax included.");

  await savedReply(sheet, new RegExp(name)).click();
  await edit.getByRole("button", { name: "Delete" }).click();
  await expect(savedReply(sheet, new RegExp(name))).toHaveCount(0);
  await expect(sheet.getByText(`Deleted “${name}”.`)).toBeVisible();
  await sheet.getByRole("button", { name: "Undo" }).click();
  await expect(savedReply(sheet, new RegExp(name))).toBeVisible();
  // Leaves nothing behind.
  await savedReply(sheet, new RegExp(name)).click();
  await edit.getByRole("button", { name: "Delete" }).click();
  await expect(savedReply(sheet, new RegExp(name))).toHaveCount(0);
});

test("a draft is kept for each tab and request, until it is sent", async ({ page, requests }) => {
  const request = await requests.create("part-requests", partRequest());
  const other = await requests.create("part-requests", partRequest());
  await openDesk(page, request);
  await field(page).fill("A reply that is not finished");
  await tab(page, "Internal note").click();
  await field(page, "Internal note").fill("A note that is not finished");
  await openDesk(page, other);
  await expect(field(page)).toHaveValue("");
  await openDesk(page, request);
  await expect(field(page)).toHaveValue("A reply that is not finished");
  await tab(page, "Internal note").click();
  await expect(field(page, "Internal note")).toHaveValue("A note that is not finished");
  await tab(page, "Reply").click();
  await send(page).click();
  await expect(log(page)).toContainText("A reply that is not finished");
  await page.reload();
  await expect(field(page)).toHaveValue("");
});

test("a reply that could not be sent is kept, and sending it again stores it once", async ({
  page,
  requests,
  token,
}) => {
  const request = await requests.create("part-requests", partRequest());
  await openDesk(page, request);
  // The message arrives, and its response is lost.
  await page.route(
    "**/messages",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await field(page).fill("Only once, please.");
  await send(page).click();
  await expect(page.getByText("It was not sent. Try again, or copy it.")).toBeVisible();
  await expect(field(page)).toHaveValue("Only once, please.");
  await send(page).click();
  await expect(field(page)).toHaveValue("");
  const { messages } = await readConversation(request, token);
  expect(messages.filter(({ text }) => text === "Only once, please.")).toHaveLength(1);
});

test("a colleague's answer appears while a reply is written, and the draft stays", async ({
  page,
  requests,
}) => {
  const request = await requests.create("part-requests", partRequest());
  const colleague = await freshAccount();
  const { token: other } = await openSession(colleague);
  await page.clock.install();
  await openDesk(page, request);
  await field(page).fill("I think we have");
  await call(`${api(request)}/writing`, { method: "POST", token: other });
  await page.clock.fastForward(10_500);
  await expect(page.getByText(`${colleague.username} is writing a reply.`)).toBeVisible();
  await call(`${api(request)}/messages`, { json: { mode: "reply", text: "We have two." }, token: other });
  await page.clock.fastForward(10_500);
  await expect(log(page)).toContainText("We have two.");
  await expect(
    page.getByText(`${colleague.username} answered a moment ago. Read it before you send.`),
  ).toBeVisible();
  await expect(field(page)).toHaveValue("I think we have");
  await send(page).click();
  await expect(log(page)).toContainText("I think we have");
  await expect(page.getByText("answered a moment ago")).toHaveCount(0);
});

test("the keyboard writes, opens the quote, and lists its shortcuts", async ({ page, requests }) => {
  const request = await requests.create("part-requests", partRequest());
  await openDesk(page, request);
  await page.keyboard.press("n");
  await expect(field(page, "Internal note")).toBeFocused();
  await expect(field(page, "Internal note")).toHaveValue("");
  // While typing, a letter is a letter.
  await page.keyboard.type("rq?");
  await expect(field(page, "Internal note")).toHaveValue("rq?");
  await heading(page, request).focus();
  await page.keyboard.press("r");
  await expect(field(page)).toBeFocused();
  await tab(page, "Reply").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Internal note")).toBeFocused();
  await expect(tab(page, "Internal note")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog).toContainText("Next and previous request");
  await dialog.getByLabel("Use keyboard shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await heading(page, request).focus();
  await page.keyboard.press("r");
  await page.keyboard.press("Tab");
  await expect(tab(page, "Internal note")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await dialog.getByLabel("Use keyboard shortcuts").check();
  await page.keyboard.press("Escape");
  await heading(page, request).focus();
  await page.keyboard.press("q");
  await expect(page).toHaveURL(new RegExp(`/admin/desk/${request.reference}/quote$`));
});

test("the next and previous requests are those of the list it was opened from", async ({
  page,
  requests,
}) => {
  const name = `List ${randomUUID().slice(0, 8)}`;
  const customerInfo = { name, phone: "518-555-0188", email: "list@example.com" };
  const first = await requests.create("part-requests", partRequest({ customerInfo }));
  const second = await requests.create("part-requests", partRequest({ customerInfo }));
  // While the shop is closed, both would be due at the same time.
  await changeStored(first.reference, `"dueAt" = now() + interval '1 hour'`);
  await changeStored(second.reference, `"dueAt" = now() + interval '2 hours'`);
  const query = `?q=${encodeURIComponent(name)}`;
  await openDesk(page, first, query);
  await expect(page.getByText("1 of 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous request" })).toBeDisabled();
  await page.keyboard.press("j");
  await expect(heading(page, second)).toBeFocused();
  await expect(page.getByText("2 of 2")).toBeVisible();
  await page.getByRole("link", { name: "Previous request" }).click();
  await expect(heading(page, first)).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Desk", exact: true }).click();
  await expect(page).toHaveURL(`/admin/desk?${new URLSearchParams({ q: name })}`);
});

test("the customer's other requests can be opened", async ({ page, requests }) => {
  const email = `${randomUUID()}@example.com`;
  const customerInfo = { name: "Ines Example", phone: "518-555-0177", email };
  const first = await requests.create("part-requests", partRequest({ customerInfo }));
  const second = await requests.create("part-requests", partRequest({ customerInfo }));
  await openDesk(page, second);
  await page.getByText(/\d+ (earlier|other) request/).click();
  await page.getByRole("link", { name: first.reference }).click();
  await expect(heading(page, first)).toBeVisible();
});

test("an unknown request, and one that does not load", async ({ page, requests }) => {
  await page.goto("/admin/desk/PR-NONE0");
  await expect(page.getByRole("heading", { name: "Request not found" })).toBeVisible();
  const request = await requests.create("part-requests", partRequest());
  await page.route(`**${api(request)}`, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(`/admin/desk/${request.reference}`);
  await expect(page.getByRole("heading", { name: "The request did not load." })).toBeVisible();
  await page.unroute(`**${api(request)}`);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(log(page)).toBeVisible();
});

test("the customer's view has no buttons and nothing internal", async ({ page, requests, token }) => {
  const request = await requests.create("part-requests", partRequest());
  await call(`${api(request)}/messages`, { json: { mode: "note", text: "Charge him double." }, token });
  await page.goto(`/admin/desk/${request.reference}/customer-view`);
  const main = page.getByRole("main");
  await expect(main).toContainText("As the customer sees it");
  await expect(main).toContainText("Passenger side, halogen.");
  await expect(main).not.toContainText("Charge him double.");
  await expect(main.getByRole("button")).toHaveCount(0);
  await main.getByRole("link", { name: `Back to ${request.reference}` }).click();
  await expect(heading(page, request)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the bar at the bottom opens the reply box, and the segment shows quote and donors", async ({
    page,
    requests,
  }) => {
    const request = await requests.create("part-requests", partRequest());
    await openDesk(page, request);
    await expect(send(page)).toBeHidden();
    await page.getByRole("button", { name: "Donors" }).click();
    await expect(page.getByRole("heading", { name: "Donors that fit" })).toBeVisible();
    await expect(log(page)).toBeHidden();
    await page.getByRole("button", { name: "Quote", exact: true }).click();
    await expect(page.getByText("No quote yet. Press q, or add a donor.")).toBeVisible();
    await page.getByRole("button", { name: "Reply", exact: true }).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill("Sent from a phone.");
    await send(page).click();
    await expect(log(page)).toContainText("Sent from a phone.");
    await expect(send(page)).toBeHidden();
    await page.getByRole("button", { name: "Internal note", exact: true }).click();
    await expect(field(page, "Internal note")).toBeFocused();
    await page.getByRole("button", { name: "Close the reply box" }).click();
    await expect(field(page, "Internal note")).toBeHidden();
  });
});

for (const width of [320, 375, 768, 1280]) {
  test(`at ${width} px nothing is wider than the screen`, async ({ page, requests, token }) => {
    const request = await requests.create("part-requests", partRequest());
    await call(`${api(request)}/messages`, { json: { mode: "reply", text: "W".repeat(300) }, token });
    await page.setViewportSize({ width, height: 800 });
    await openDesk(page, request);
    await expectFits(page, `at ${width}`);
  });
}
