import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { expectFits } from "./support/fits";
import { logIn } from "./support/office";

// Every page has no axe violations at WCAG 2.2 AA: light colors on a phone, dark colors on a desktop.

const PUBLIC_PAGES = [
  "/",
  "/about",
  "/contact",
  "/parts",
  "/partsrequest",
  "/inventory",
  "/repair",
  "/privacy-policy",
  "/request",
  "/login",
  "/no-such-page",
];
const SCREENS = [
  { width: 375, height: 812, colorScheme: "light" },
  { width: 1280, height: 900, colorScheme: "dark" },
] as const;

test("the primary button has a double border in forced colors mode", async ({ page }) => {
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
        // The login button is enabled by hydration, with a transition of its colors.
        await expect(page.locator("button:disabled")).toHaveCount(0);
        await expectAccessible(page, path);
      });
    }

    test("a vehicle's page is accessible", async ({ page }) => {
      await page.goto("/inventory");
      await page.getByRole("listitem").getByRole("link").first().click();
      await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
      await expectAccessible(page, "a vehicle");
    });

    test("a dismantled vehicle's page is accessible", async ({ page }) => {
      await page.goto("/parts");
      await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
      await expect(page.getByRole("heading", { name: "The car it comes from" })).toBeVisible();
      await expectAccessible(page, "a dismantled vehicle");
    });

    test("the office is accessible in every tab", async ({ page }) => {
      // Checking four long tables can take longer than the default timeout.
      test.slow();
      await page.goto("/login");
      await logIn(page);
      await expect(page).toHaveURL(/\/admin/);
      for (const tab of ["dismantled", "retail", "parts", "repairs"]) {
        await page.goto(`/admin?tab=${tab}`);
        await page.getByRole("row").nth(1).getByRole("button").first().click();
        await expectAccessible(page, tab);
      }
    });

    test("the request desk is accessible", async ({ page }) => {
      await page.goto("/login?from=/admin/desk");
      await logIn(page);
      await expect(page).toHaveURL("/admin/desk");
      await expect(page.getByText(/open, most urgent first\./)).toBeVisible();
      await expectAccessible(page, "desk");
    });

    test("no page is wider than the screen", async ({ page }) => {
      const widths = width < 400 ? [width, 320] : [width];
      const vehicles: string[] = [];
      for (const list of ["/inventory", "/parts"]) {
        await page.goto(list);
        const card = page.getByRole("main").getByRole("listitem").getByRole("link").first();
        vehicles.push((await card.getAttribute("href")) ?? "");
      }
      for (const path of [...PUBLIC_PAGES, ...vehicles]) {
        await page.goto(path);
        for (const narrow of widths) {
          await page.setViewportSize({ width: narrow, height });
          await expectFits(page, `${path} at ${narrow}`);
        }
      }
    });
  });
}
