import type { Browser, BrowserContext } from "@playwright/test";
import { site } from "./site";

export type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Signs in through the page; gives what the browser keeps, for contexts that need not sign in again. */
export async function signInOnce(browser: Browser): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Username").fill(site.administrator.username);
  await page.getByRole("textbox", { name: "Password" }).fill(site.administrator.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(/\/admin/);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The access token that a signed-in browser keeps. */
export const tokenOf = (state: SignedIn): string =>
  state.origins[0]?.localStorage.find(({ name }) => name === "authToken")?.value ?? "";
