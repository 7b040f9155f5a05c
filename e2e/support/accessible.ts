import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { comparePictures, comparesPictures } from "./pictures";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with what axe finds wrong at WCAG 2.2 AA in the page as it is now; `state` says which. */
export async function isAccessible(page: Page, state: string): Promise<void> {
  // Wait for animations to finish: colors and positions are checked in their final state.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  if (comparesPictures) return comparePictures(page, state);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
  );
  expect(told, state).toEqual([]);
}
