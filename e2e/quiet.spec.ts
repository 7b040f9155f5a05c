import { expect, type Page, test } from "@playwright/test";
import { cards, refreshList } from "./support/lists";
import { collectProblems } from "./support/page-problems";
import { DESKTOP, PHONE, PUBLIC_PAGES } from "./support/pages";
import { atStep, HEADINGS } from "./support/wizard";

// Pages have no console messages, errors, failed requests or unused image preloads.

/** The preloaded pictures that the page does not show. Browsers report them only after some seconds. */
const unusedPreloads = (page: Page) =>
  page.evaluate(() => {
    const shown = new Set(Array.from(document.images, ({ src }) => src));
    return Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]"))
      .map(({ href }) => href)
      .filter((href) => !shown.has(href));
  });

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("no page has console messages, errors or failed requests", async ({ page }) => {
      const problems = collectProblems(page);
      for (const { path } of PUBLIC_PAGES) {
        await page.goto(path, { waitUntil: "networkidle" });
        // Scroll to the end, so that lazy content loads, too.
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await expect(page.getByRole("contentinfo")).toBeInViewport();
        expect(problems, path).toEqual([]);
      }
    });
  });
}

test("no page preloads a picture that it does not show", async ({ page }) => {
  for (const { path } of PUBLIC_PAGES) {
    await page.goto(path);
    expect(await unusedPreloads(page), path).toEqual([]);
  }
});

test("navigation by links causes no console messages, errors or failed requests", async ({ page }) => {
  const problems = collectProblems(page);
  const main = page.getByRole("main");
  const footer = page.getByRole("navigation", { name: "Find your way" });
  await page.goto("/");
  await main.getByRole("link", { name: "Browse Recycled Parts" }).first().click();
  await refreshList(page);
  await expect(cards(page).first()).toBeVisible();
  await main
    .getByRole("link", { name: /Request a part from this vehicle/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Continue" }).click();
  await atStep(page, 2);
  await footer.getByRole("link", { name: "Pre-Owned Vehicles" }).click();
  await refreshList(page);
  await cards(page).first().getByRole("link").click();
  await page.getByRole("link", { name: /Contact About This Vehicle/ }).click();
  await expect(page.getByRole("link", { name: "Email About This Vehicle" })).toBeVisible();
  await footer.getByRole("link", { name: "Repair Services" }).click();
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText("Please enter your name")).toBeVisible();
  await footer.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/repair");
  await footer.getByRole("link", { name: "Request Parts" }).click();
  // The wizard reopens at the step that was left.
  await expect(page.getByRole("heading", { name: HEADINGS[1] })).toBeVisible();
  expect(problems).toEqual([]);
});

test("a missing page responds with 404 and has no other console messages, errors or failed requests", async ({
  page,
}) => {
  const problems = collectProblems(page, /404/);
  await page.goto("/no-such-page", { waitUntil: "networkidle" });
  expect(problems).toEqual([]);
  expect(await unusedPreloads(page)).toEqual([]);
});
