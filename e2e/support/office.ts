import { type BrowserContext, expect, type Page } from "@playwright/test";
import { site } from "./site";

type Stored = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Signs in as a person does. */
export async function logIn(page: Page, { username, password } = site.administrator): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Opens a page of the office, and waits until it is shown. */
export async function openOffice(page: Page, path = "/admin"): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Logout", exact: true })).toBeVisible();
}

/** A browser's cookies and storage after signing in, for contexts that need not sign in again. */
export async function signedInState(page: Page): Promise<Stored> {
  await page.goto("/login");
  await logIn(page);
  await expect(page).toHaveURL(/\/admin/);
  return page.context().storageState();
}

/** The access token in a stored state. */
export const tokenIn = (state: Stored): string =>
  state.origins[0]?.localStorage.find(({ name }) => name === "authToken")?.value ?? "";

/** What the site keeps in a page's browser storage: the names, of both kinds. */
export const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
