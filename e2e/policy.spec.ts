import { expect, type Page, test } from "@playwright/test";
import { logIn } from "./support/office";
import { collectProblems } from "./support/page-problems";
import { PUBLIC_PAGES } from "./support/pages";
import { site } from "./support/site";

// The content security policy: pages run their own scripts, and no injected ones.

const INJECTED = `<script>window.injected = "script"</script><img src="data:," onerror="window.injected = 'handler'">`;

/** Opens a page with scripts injected into its HTML. @returns the policy that the server sent */
async function openInjected(page: Page, path: string): Promise<string> {
  let policy = "";
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const response = await route.fetch();
      policy = response.headers()["content-security-policy"] ?? "";
      const html = await response.text();
      await route.fulfill({ response, body: html.replace("</body>", `${INJECTED}</body>`) });
    },
    { times: 1 },
  );
  await page.goto(path);
  await expect(page.locator('img[src="data:,"]')).toBeAttached();
  return policy;
}

const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1] ?? "";

/** Whether the page's own scripts ran: React adds properties to the elements that it hydrates. */
const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.body.querySelector("a, form, div") ?? {}).some((key) => key.startsWith("__react")),
  );

async function expectOwnScriptsOnly(page: Page, path: string): Promise<void> {
  const problems = collectProblems(page, /(?:responded with|status of) 40[47]/);
  const policy = await openInjected(page, path);
  expect(scriptSources(policy), path).toMatch(/'self'/);
  expect(scriptSources(policy), path).not.toMatch(/unsafe/);
  await expect.poll(() => isHydrated(page), path).toBe(true);
  expect(await page.evaluate(() => (window as { injected?: string }).injected), path).toBeUndefined();
  // Only the two injected scripts are blocked.
  const isBlocked = (text: string) => /Content Security Policy/.test(text);
  await expect.poll(() => problems.filter(isBlocked).length, path).toBe(2);
  expect(
    problems.filter((text) => !isBlocked(text)),
    path,
  ).toEqual([]);
}

test("public pages run their own scripts and no others", async ({ page }) => {
  const { retailVehicles } = (await (await fetch(`${site.url}/api/vehicle-data/batched`)).json()) as {
    retailVehicles: { _id: string }[];
  };
  const paths = [...PUBLIC_PAGES.map(({ path }) => path), `/inventory/${retailVehicles[0]?._id}`];
  for (const path of [...paths, "/no-such-page"]) {
    await page.unrouteAll();
    page.removeAllListeners();
    await expectOwnScriptsOnly(page, path);
  }
  // React replaces the whole document of this page, including injected scripts, so only its policy is checked.
  const missing = await page.request.get("/inventory/no-such-vehicle");
  expect(scriptSources(missing.headers()["content-security-policy"] ?? "")).toMatch(/^'self' 'sha256-/);
});

test("pages of the office run their own scripts and no others, each response with a new nonce", async ({
  page,
}) => {
  await expectOwnScriptsOnly(page, "/login");
  page.removeAllListeners();
  await logIn(page);
  await expect(page).toHaveURL(/\/admin/);
  await expectOwnScriptsOnly(page, "/admin");
  const policies = await Promise.all(
    [1, 2].map(async () => (await page.request.get("/login")).headers()["content-security-policy"] ?? ""),
  );
  const [one, other] = policies.map((policy) => /'nonce-[^']{20,}'/.exec(policy)?.[0]);
  expect(one).toBeDefined();
  expect(one).not.toBe(other);
});
