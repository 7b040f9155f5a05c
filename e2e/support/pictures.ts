import { expect, type Page, test } from "@playwright/test";

const COLOR_SCHEMES = ["light", "dark"] as const;

/** Whether states are compared with earlier pictures of them instead of being checked (docs/architecture.md). */
export const comparesPictures = Boolean(process.env.COMPARE_PICTURES);

/** Compares the whole page in both color schemes, pixel by pixel, with an earlier picture of the same state. */
export async function comparePictures(page: Page, state: string): Promise<void> {
  const changing = [
    page.getByRole("timer"),
    page.locator("time"),
    page.locator("[data-session-warning] > [aria-hidden]"),
    // Differ in each run: references of requests, stock numbers and names of accounts.
    page.getByText(/\b(PR|RR)-[0-9A-Z]{5}\b|T-\d+-\w+-\d+|counter-/),
  ];
  for (const colorScheme of COLOR_SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const name = [...test.info().titlePath.slice(1), state, colorScheme].map((part) =>
      part.replaceAll(/[^\w]+/g, "-"),
    );
    await expect.soft(page).toHaveScreenshot([...name.slice(0, -2), `${name.slice(-2).join("-")}.png`], {
      fullPage: true,
      mask: changing,
    });
  }
}
