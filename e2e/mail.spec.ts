import { expect } from "@playwright/test";
import { query } from "./support/accounts";
import { partRequest } from "./support/api";
import { hold } from "./support/hold";
import { openOffice } from "./support/office";
import { collectProblems } from "./support/page-problems";
import { test } from "./support/signed-in";
import { toasts } from "./support/toast";

// The mail page: what the site sends, and the state of each email.

test("lists emails, and shows one as a page and as plain text", async ({ page, requests }) => {
  const problems = collectProblems(page);
  const { reference } = await requests.create("part-requests", partRequest());
  await openOffice(page, "/admin/mail");
  const row = page.getByRole("link", { name: `New part request, ${reference}` });
  await expect(row).toContainText("To ");
  await row.click();
  await expect(page).toHaveURL(/\/admin\/mail\?open=/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`New part request, ${reference}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const mail = page.frameLocator('iframe[title="The mail as a page"]');
  await expect(mail.getByRole("link", { name: "Open on the desk" })).toBeVisible();
  await expect(page.locator("pre")).toContainText(`/admin/desk/${reference}`);
  await page.getByRole("link", { name: "All mail" }).click();
  await expect(page.getByRole("heading", { name: "Mail", exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test("an email that failed for good shows the reason, and can be sent again", async ({ page, requests }) => {
  const { reference } = await requests.create("part-requests", partRequest());
  await query(
    `UPDATE "Email" SET "state" = 'failed', "error" = 'mailbox full' WHERE "event" = 'office_new_request'
     AND "conversationId" = (SELECT "id" FROM "Conversation" WHERE "reference" = $1)`,
    [reference],
  );
  await openOffice(page, "/admin/mail");
  const row = page.getByRole("link", { name: `New part request, ${reference}` });
  await expect(row).toContainText("Failed");
  await expect(row).toContainText("mailbox full");
  await row.click();
  await page.getByRole("button", { name: "Send Again" }).click();
  await expect(toasts(page)).toContainText("Mail queued");
  await expect(page.getByRole("button", { name: "Send Again" })).toBeHidden();
});

test("the list shows that it is loading, empty, or could not be loaded", async ({ page }) => {
  const path = "**/api/admin/emails?*";
  const release = await hold(page, path);
  await openOffice(page, "/admin/mail");
  await expect(page.getByText("Loading mail...")).toBeVisible();
  await release();
  await expect(page.getByText("Loading mail...")).toBeHidden();
  await page.route(path, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "No mail yet." })).toBeVisible();
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Failed to fetch emails" })).toBeVisible();
  await page.unroute(path);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Failed to fetch emails" })).toBeHidden();
});

test("an email that does not exist is reported", async ({ page }) => {
  await openOffice(page, "/admin/mail?open=no-such-email");
  await expect(page.getByRole("alert").filter({ hasText: "This email does not exist." })).toBeVisible();
});
