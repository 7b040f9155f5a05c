import { expect, type Page, test } from "@playwright/test";
import { openOffice } from "./support/office";
import { PUBLIC_PAGES } from "./support/pages";
import { test as officeTest } from "./support/signed-in";

// Screens less than 30rem high: a phone in landscape, a small window, a page at 200% zoom.

const SHORT_SCREENS = [
  { width: 640, height: 360 },
  { width: 1280, height: 440 },
];

/** The visible elements that cover a scrolled page: those that are sticky or fixed. */
const coveringElements = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo({ top: 600, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (
      Array.from(document.querySelectorAll("body *"))
        .filter((element) => ["sticky", "fixed"].includes(getComputedStyle(element).position))
        // The region of the toasts is empty.
        .filter((element) => getComputedStyle(element).pointerEvents !== "none")
        .filter((element) => {
          const { top, bottom, width, height } = element.getBoundingClientRect();
          return width * height > 0 && bottom > 0 && top < window.innerHeight;
        })
        .map((element) => element.className)
    );
  });

for (const viewport of SHORT_SCREENS) {
  test.describe(`at ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test("every public page has the whole screen for its content", async ({ page }) => {
      for (const { path } of PUBLIC_PAGES) {
        await page.goto(path, { waitUntil: "networkidle" });
        expect(await coveringElements(page), path).toEqual([]);
      }
    });
  });
}

test.describe("at 640 × 360 px", () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test("the VIN field is visible without scrolling, also on wider screens", async ({ page }) => {
    for (const viewport of [...SHORT_SCREENS, { width: 844, height: 390 }]) {
      await page.setViewportSize(viewport);
      await page.goto("/partsrequest");
      await expect(page.getByLabel("VIN"), `${viewport.width}`).toBeInViewport({ ratio: 1 });
    }
  });

  test("Contact & Info opens from the end of the list of dismantled vehicles", async ({ page }) => {
    await page.goto("/parts");
    await page.getByRole("button", { name: "Contact & Info" }).click();
    await expect(page.getByRole("dialog", { name: "Contact & Info" })).toBeVisible();
  });
});

officeTest.describe("in the office", () => {
  officeTest("lists and forms have the whole screen for their content", async ({ page }) => {
    for (const viewport of SHORT_SCREENS) {
      await page.setViewportSize(viewport);
      for (const path of ["/admin", "/admin/desk", "/admin?tab=retail&form=new", "/admin?tab=parts"]) {
        await openOffice(page, path);
        await page.waitForLoadState("networkidle");
        expect(await coveringElements(page), path).toEqual([]);
      }
      await page.getByRole("row").getByRole("checkbox").nth(1).check();
      const selected = page.getByRole("region", { name: "Selected requests" });
      await expect(selected).toContainText("1 selected");
      expect(await coveringElements(page)).toEqual([]);
      await selected.getByRole("button", { name: "Update 1 request" }).click();
      await expect(selected.getByLabel("New status")).toBeFocused();
    }
  });
});
