import { type Browser, expect, type Page, test } from "@playwright/test";
import { type Account, freshAccount, query, removeAccounts } from "./support/accounts";
import { hold } from "./support/hold";
import { logIn, openOffice } from "./support/office";
import { collectProblems } from "./support/page-problems";
import { site } from "./support/site";
import { toasts } from "./support/toast";

// The account page: password, sessions, activity. Each test has its own account.

const NEW_PASSWORD = "another password of mine";
test.afterAll(removeAccounts);

const section = (page: Page, name: string) => page.getByRole("region", { name });
const sessions = (page: Page) => section(page, "Where you are signed in").getByRole("listitem");
const activity = (page: Page) => section(page, "Recent activity").getByRole("listitem");

async function signInAt(page: Page, account: Account, path = "/admin/account") {
  await page.goto(path);
  await logIn(page, account);
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
}

/** Signs the account in on another device. @returns its page. */
async function otherDevice(browser: Browser, account: Account) {
  const context = await browser.newContext({
    baseURL: site.url,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1",
  });
  const page = await context.newPage();
  await signInAt(page, account);
  return page;
}

async function fillPasswords(page: Page, current: string, next: string, again = next) {
  await page.getByLabel("Current password", { exact: true }).fill(current);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("New password again", { exact: true }).fill(again);
  await page.getByRole("button", { name: "Change Password" }).click();
}

test("the bar links to the account page, and errors are shown at the password fields", async ({ page }) => {
  const account = await freshAccount();
  const problems = collectProblems(page, /400|429/);
  await page.goto("/admin");
  await logIn(page, account);
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page).toHaveURL("/admin/account");
  await fillPasswords(page, "", "short", "other");
  await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
  await expect(page.getByText("Please enter your current password")).toBeVisible();
  await expect(page.getByText("A password has 12 to 200 characters.")).toBeVisible();
  await fillPasswords(page, account.password, NEW_PASSWORD, "not the same at all");
  await expect(page.getByText("The two new passwords are not the same")).toBeVisible();
  await fillPasswords(page, account.password, account.password);
  await expect(page.getByText("Please choose a password other than your current one")).toBeVisible();
  for (const message of [
    "This is not your current password",
    "This is not your current password",
    "Too many failed attempts. Account locked for 1 minute.",
  ]) {
    await fillPasswords(page, "certainly not it", NEW_PASSWORD);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
  }
  await fillPasswords(page, account.password, NEW_PASSWORD);
  await expect(page.getByRole("alert").filter({ hasText: "Please try again in 1 minute(s)." })).toBeVisible();
  expect(problems).toEqual([]);
});

test("a new password keeps this session and logs out every other device", async ({ page, browser }) => {
  const account = await freshAccount();
  const phone = await otherDevice(browser, account);
  await signInAt(page, account);
  await fillPasswords(page, account.password, NEW_PASSWORD);
  await expect(toasts(page)).toContainText("Password changed");
  await expect(page.getByLabel("Current password", { exact: true })).toHaveValue("");
  await expect(sessions(page)).toHaveCount(1);
  await expect(activity(page).first()).toContainText("Password changed");
  // The new token is in use, here and after a reload.
  await openOffice(page);
  await phone.getByRole("button", { name: "Refresh" }).click();
  await expect(phone).toHaveURL(/\/login/);
  await logIn(phone, { ...account, password: NEW_PASSWORD });
  await expect(phone.getByRole("heading", { name: "Your account" })).toBeVisible();
  await phone.context().close();
});

test("other sessions end at once, this session and all sessions after a confirmation", async ({
  page,
  browser,
}) => {
  const account = await freshAccount();
  const phone = await otherDevice(browser, account);
  await signInAt(page, account);
  await expect(sessions(page)).toHaveCount(2);
  const thisDevice = sessions(page).filter({ hasText: "This device" });
  await expect(thisDevice).toContainText("Chrome on Linux");
  const other = sessions(page).filter({ hasText: "Safari on iPhone" });
  await other.getByRole("button", { name: /^End Safari on iPhone/ }).click();
  await expect(toasts(page)).toContainText("Safari on iPhone is logged out.");
  await expect(sessions(page)).toHaveCount(1);
  await expect(activity(page).filter({ hasText: "Session ended" })).toHaveCount(1);
  await phone.getByRole("button", { name: "Refresh" }).click();
  await expect(phone).toHaveURL(/\/login/);
  await phone.context().close();

  await thisDevice.getByRole("button", { name: /^End/ }).click();
  const confirmation = page.getByRole("alertdialog");
  await confirmation.getByRole("button", { name: "Keep It" }).click();
  await expect(confirmation).toBeHidden();
  await thisDevice.getByRole("button", { name: /^End/ }).click();
  await confirmation.getByRole("button", { name: "End Session" }).click();
  await expect(page).toHaveURL("/login");
  await signInAt(page, account);
  await page.getByRole("button", { name: "End All Sessions" }).click();
  await confirmation.getByRole("button", { name: "End All Sessions" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto("/admin/account");
  await expect(page).toHaveURL(/\/login/);
});

test("the display name is saved, shown again after a reload, and can be removed", async ({ page }) => {
  await signInAt(page, await freshAccount());
  const name = page.getByRole("textbox", { name: "Display name" });
  const save = page.getByRole("button", { name: "Save Display Name" });
  await expect(name).toHaveValue("");
  await expect(name).toHaveAccessibleDescription(
    "Customers and colleagues see it. Without one, customers read “the shop”.",
  );
  await name.fill(" June Abbott ");
  await save.click();
  await expect(toasts(page)).toContainText("Customers and colleagues see June Abbott.");
  await expect(name).toHaveValue("June Abbott");
  await expect(activity(page).first()).toContainText("Display name changed");
  await page.reload();
  await expect(name).toHaveValue("June Abbott");
  await name.fill("June\u0007");
  await save.click();
  await expect(name).toHaveAccessibleDescription("A display name must not have control characters");
  await expect(name).toBeFocused();
  await name.fill("");
  await name.press("Enter");
  await expect(toasts(page)).toContainText("Customers read “the shop”.");
  await expect(activity(page).filter({ hasText: "Display name changed" })).toHaveCount(2);
});

test("lists that cannot be loaded show an error and can be retried", async ({ page }) => {
  const account = await freshAccount();
  await page.route("**/api/admin/account/**", (route) => route.fulfill({ status: 503, json: {} }));
  await signInAt(page, account);
  for (const message of ["Failed to fetch sessions", "Failed to fetch activity"]) {
    await expect(page.getByRole("heading", { name: message })).toBeVisible();
  }
  const displayName = section(page, "Display name");
  await expect(displayName.getByRole("alert")).toContainText("The display name could not be loaded.");
  await page.unroute("**/api/admin/account/**");
  await displayName.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("textbox", { name: "Display name" })).toBeVisible();
  await section(page, "Where you are signed in").getByRole("button", { name: "Retry" }).click();
  await expect(sessions(page)).toHaveCount(1);
});

test("lists show that they are loading, and a button loads more activity", async ({ page }) => {
  const account = await freshAccount();
  await query(
    `INSERT INTO "AccountEvent" ("id", "kind", "userId", "username", "at")
     SELECT gen_random_uuid(), 'signed_out', $1, $2, now() - make_interval(hours => n) FROM generate_series(1, 30) n`,
    [`test-${account.username}`, account.username],
  );
  const release = await hold(page, "**/api/admin/account/**");
  await signInAt(page, account);
  await expect(page.getByText("Loading sessions...")).toBeVisible();
  await expect(page.getByText("Loading activity...")).toBeVisible();
  await expect(page.getByText("Loading display name...")).toBeVisible();
  await release();
  await expect(activity(page)).toHaveCount(20);
  const more = page.getByRole("button", { name: "Show more" });
  await more.click();
  await expect(activity(page)).toHaveCount(31);
  await expect(more).toBeHidden();
});
