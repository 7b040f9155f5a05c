import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { call, callbackRequest, partRequest } from "./support/api";
import { changeStored } from "./support/desk";
import { dismantledVehicle } from "./support/office-vehicles";
import { modelRequest } from "./support/quotes";
import type { CreatedRequest } from "./support/requests";
import { test } from "./support/signed-in";

// One request on the desk: what changes while it is open, and what it offers in each state.

const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const reply = (page: Page) => page.getByRole("textbox", { name: "Reply", exact: true });
const api = ({ reference }: CreatedRequest) => `/api/admin/conversations/${reference}`;

async function open(page: Page, { reference }: CreatedRequest, query = ""): Promise<void> {
  await page.goto(`/admin/desk/${reference}${query}`);
  await expect(log(page)).toBeVisible();
}

test("the tab of the browser is named after the request", async ({ page, requests }) => {
  const request = await requests.create("part-requests", partRequest());
  await open(page, request);
  await expect(page).toHaveTitle(new RegExp(`^${request.reference}, part request`));
  await page.getByRole("link", { name: "As the customer sees it" }).click();
  await expect(page).toHaveTitle(new RegExp(`^${request.reference}, as the customer sees it`));
});

test("an assignment leaves a line for staff", async ({ page, requests }) => {
  const request = await requests.create("part-requests", partRequest());
  await open(page, request);
  await page.getByLabel("With").selectOption({ label: "admin (you)" });
  await expect(log(page).getByRole("listitem").filter({ hasText: "Assigned to admin." })).toHaveCount(1);
});

test("what was typed for a request that is deleted meanwhile can be copied", async ({ page, requests }) => {
  const request = await requests.create("part-requests", partRequest());
  await open(page, request);
  await reply(page).fill("A long answer\nin two lines");
  await requests.remove(request);
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Request not found" })).toBeVisible();
  await expect(page.getByRole("region", { name: "What you typed" })).toContainText("A long answer");
  await expectAccessible(page, "deleted");
});

test("the customer's page of a repair request can be opened", async ({ page, requests }) => {
  const request = await requests.create("repair-requests", callbackRequest());
  await open(page, request);
  await page.getByRole("link", { name: "As the customer sees it" }).click();
  await expect(page).toHaveURL(`/admin/desk/${request.reference}/customer-view`);
});

test("after a request has left its list, the next one is the one that follows it", async ({
  page,
  requests,
  token,
}) => {
  const name = `Left ${randomUUID().slice(0, 8)}`;
  const customerInfo = { name, phone: "518-555-0188", email: "list@example.com" };
  const [first, second, third] = [
    await requests.create("part-requests", partRequest({ customerInfo })),
    await requests.create("part-requests", partRequest({ customerInfo })),
    await requests.create("part-requests", partRequest({ customerInfo })),
  ];
  // Outside of the shop hours, all are due at the same time.
  await changeStored(first.reference, `"dueAt" = "dueAt" - interval '2 minutes'`);
  await changeStored(second.reference, `"dueAt" = "dueAt" - interval '1 minute'`);
  await open(page, second, `?status=pending&q=${encodeURIComponent(name)}`);
  await expect(page.getByText("2 of 3")).toBeVisible();
  await call(api(second), { method: "PUT", json: { status: "processing" }, token });
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(page.getByText("2 of 3")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Previous request" })).toHaveAttribute(
    "href",
    new RegExp(first.reference),
  );
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1, name: third.reference })).toBeFocused();
  await expect(page.getByText("2 of 2")).toBeVisible();
});

test("staff are told on the desk when a donor comes in", async ({ page, requests, vehicles }) => {
  const model = `Model ${randomUUID().slice(0, 8)}`;
  const request = await requests.create("part-requests", modelRequest(model));
  await open(page, request);
  await expect(page.getByText("No donor on the lot.")).toBeVisible();
  await page.getByRole("button", { name: "Tell me when one comes in" }).click();
  await expect(page.getByText("When one comes in, this request comes back to the desk.")).toBeVisible();
  await page.getByRole("button", { name: "Do not tell me" }).click();
  await page.getByRole("button", { name: "Tell me when one comes in" }).click();
  await expect(page.getByRole("button", { name: "Do not tell me" })).toBeVisible();
  await expectAccessible(page, "waiting for a donor");
  const stockNumber = `W-${randomUUID().slice(0, 6)}`;
  await vehicles.create("dismantled", dismantledVehicle(stockNumber, { make: "Toyota", model, year: 2015 }));
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(log(page)).toContainText(`Donor ${stockNumber} came in, 2015 Toyota ${model}`);
  await expect(page.getByRole("button", { name: `Add to quote ${stockNumber}` })).toBeVisible();
  // A closed request gets no quote.
  await page.getByLabel("Status").selectOption({ label: "Fulfilled" });
  await expect(page.getByText(/^Closed \w+ \d+ by admin\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: `Add to quote ${stockNumber}` })).toHaveCount(0);
});

test("an accepted request says so beside its status, until it is closed", async ({ page, requests }) => {
  const request = await requests.create("part-requests", partRequest());
  await changeStored(request.reference, `"accepted" = true`);
  await open(page, request);
  const ticket = page.getByRole("region", { name: "What it is about" });
  await expect(ticket.getByText("Accepted", { exact: true })).toBeVisible();
  await page.getByLabel("Status").selectOption({ label: "Fulfilled" });
  await expect(ticket.getByText("Accepted", { exact: true })).toHaveCount(0);
});
