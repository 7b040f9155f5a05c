import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { site } from "./site";

export type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Fills in and submits the sign-in form. */
export async function logIn(page: Page, { username, password } = site.administrator): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Opens a page of the office, and waits until it is shown. */
export async function openOffice(page: Page, path = "/admin"): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Refresh", exact: true })).toBeVisible();
}

/** Signs in. @returns the browser's cookies and storage, for contexts that start signed in */
export async function signedInState(page: Page): Promise<SignedIn> {
  await page.goto("/login");
  await logIn(page);
  await expect(page).toHaveURL(/\/admin/);
  return page.context().storageState();
}

/** Opens a session in a separate browser context. @returns its state, for contexts that start signed in */
export async function newSession(browser: Browser): Promise<SignedIn> {
  const context = await browser.newContext({
    baseURL: site.url,
    // Overrides the session of tests that start signed in.
    storageState: { cookies: [], origins: [] },
  });
  const state = await signedInState(await context.newPage());
  await context.close();
  return state;
}

/** The access token in a stored state. */
export const tokenIn = (state: SignedIn): string =>
  state.origins[0]?.localStorage.find(({ name }) => name === "authToken")?.value ?? "";

/** The keys that the site has in localStorage and sessionStorage. */
export const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
