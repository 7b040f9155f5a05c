import { expect, type Page } from "@playwright/test";

/** Expects that the page does not scroll sideways; `state` names it in failures. */
export async function expectFits(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, state).toBeLessThanOrEqual(0);
}
