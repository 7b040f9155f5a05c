import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { site } from "./site";

export type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;

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
export async function signedInState(page: Page): Promise<SignedIn> {
  await page.goto("/login");
  await logIn(page);
  await expect(page).toHaveURL(/\/admin/);
  return page.context().storageState();
}

/** Opens a session in a browser context of its own; the state is for contexts that need not sign in again. */
export async function newSession(browser: Browser): Promise<SignedIn> {
  const context = await browser.newContext({
    baseURL: site.url,
    // Not signed in yet, also in a test whose own contexts are.
    storageState: { cookies: [], origins: [] },
  });
  const state = await signedInState(await context.newPage());
  await context.close();
  return state;
}

/** The access token in a stored state. */
export const tokenIn = (state: SignedIn): string =>
  state.origins[0]?.localStorage.find(({ name }) => name === "authToken")?.value ?? "";

/** What the site keeps in a page's browser storage: the names, of both kinds. */
export const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
