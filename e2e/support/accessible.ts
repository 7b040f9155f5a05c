import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { comparePictures, comparesPictures } from "./pictures";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects no axe violations at WCAG 2.2 AA in the page's current state; `state` names it in failures.
 * @param within a selector, for what is open over a page whose targets it partly covers
 */
export async function expectAccessible(page: Page, state: string, within = "html"): Promise<void> {
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
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ["violations"] })
    .withTags(RULES)
    // One call instead of one for each frame and a page that merges their results: only the mail page has a frame.
    .setLegacyMode(true)
    .analyze();
  const messages = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
  );
  expect(messages, state).toEqual([]);
}
