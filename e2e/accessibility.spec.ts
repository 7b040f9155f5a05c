import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { site } from "./support/site";

// Every page, in both colour schemes, on a phone and on a desktop: no finding at WCAG 2.2 AA.

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const PUBLIC_PAGES = [
  "/",
  "/about",
  "/contact",
  "/parts",
  "/partsrequest",
  "/inventory",
  "/repair",
  "/privacy-policy",
  "/login",
  "/no-such-page",
];
const SCREENS = [
  { width: 375, height: 812, colorScheme: "light" },
  { width: 1280, height: 900, colorScheme: "dark" },
] as const;

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
  );
}

test("where the system chooses the colours, the one thing to do next still has an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Book a Service Appointment" }).first()).toHaveCSS(
    "border-top-style",
    "double",
  );
});

for (const { width, height, colorScheme } of SCREENS) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    for (const path of PUBLIC_PAGES) {
      test(`${path} is accessible`, async ({ page }) => {
        await page.goto(path);
        expect(await findings(page)).toEqual([]);
      });
    }

    test("a vehicle's page is accessible", async ({ page }) => {
      await page.goto("/inventory");
      await page.getByRole("listitem").getByRole("link").first().click();
      await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test("the office is accessible in every tab", async ({ page }) => {
      // Four long tables in one test: on a busy machine they do not fit into the usual time.
      test.slow();
      await page.goto("/login");
      await page.getByLabel("Username").fill(site.administrator.username);
      await page.getByRole("textbox", { name: "Password" }).fill(site.administrator.password);
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page).toHaveURL(/\/admin/);
      for (const tab of ["dismantled", "retail", "parts", "repairs"]) {
        await page.goto(`/admin?tab=${tab}`);
        await page.getByRole("row").nth(1).getByRole("button").first().click();
        expect(await findings(page), tab).toEqual([]);
      }
    });

    test("nothing is wider than the screen", async ({ page }) => {
      const widths = width < 400 ? [width, 320] : [width];
      await page.goto("/inventory");
      const vehicle = await page
        .getByRole("main")
        .getByRole("listitem")
        .getByRole("link")
        .first()
        .getAttribute("href");
      for (const path of [...PUBLIC_PAGES, vehicle ?? ""]) {
        await page.goto(path);
        for (const narrow of widths) {
          await page.setViewportSize({ width: narrow, height });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${path} at ${narrow}`).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}
