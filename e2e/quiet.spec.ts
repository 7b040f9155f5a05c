import { expect, type Page, test } from "@playwright/test";
import { cards, refreshList } from "./support/lists";
import { DESKTOP, PHONE, PUBLIC_PAGES } from "./support/pages";
import { watch } from "./support/watch";
import { atStep, HEADINGS } from "./support/wizard";

// No page says anything in the console, asks for anything that fails, or fetches a picture it does not show.

/** Pictures that are fetched ahead and are on no page: a browser complains about them seconds later. */
const preloadedInVain = (page: Page) =>
  page.evaluate(() => {
    const shown = new Set(Array.from(document.images, ({ src }) => src));
    return Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]"))
      .map(({ href }) => href)
      .filter((href) => !shown.has(href));
  });

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("every page opens without a word", async ({ page }) => {
      const complaints = watch(page);
      for (const { path } of PUBLIC_PAGES) {
        await page.goto(path, { waitUntil: "networkidle" });
        // Down to its end, so that what loads late loads too.
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await expect(page.getByRole("contentinfo")).toBeInViewport();
        expect(complaints, path).toEqual([]);
      }
    });
  });
}

test("no page fetches a picture ahead that it does not show", async ({ page }) => {
  for (const { path } of PUBLIC_PAGES) {
    await page.goto(path);
    expect(await preloadedInVain(page), path).toEqual([]);
  }
});

test("a walk through the site by its links is quiet", async ({ page }) => {
  const complaints = watch(page);
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
  // The request is where it was left.
  await expect(page.getByRole("heading", { name: HEADINGS[1] })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a page that does not exist says so in its status and is quiet otherwise", async ({ page }) => {
  const complaints = watch(page, /404/);
  await page.goto("/no-such-page", { waitUntil: "networkidle" });
  expect(complaints).toEqual([]);
  expect(await preloadedInVain(page)).toEqual([]);
});
