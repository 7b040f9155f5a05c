import type { Page } from "@playwright/test";

/** Where the browser loads both lists from. */
export const LISTS = "**/api/vehicle-data/batched";

/** The two lists: their pages, and what they say while there is nothing to show. */
export const LIST_PAGES = [
  { path: "/inventory", empty: "No vehicles currently available" },
  { path: "/parts", empty: "No vehicles currently available for parts" },
] as const;

type Answer = Parameters<Awaited<Parameters<Parameters<Page["route"]>[1]>[0]>["fulfill"]>[0];

/** Has the lists answered in turn with `answers`, and by the site once they are used up. Tells how often it was asked. */
export async function answerLists(page: Page, ...answers: Answer[]): Promise<() => number> {
  let asked = 0;
  await page.route(LISTS, (route) => {
    const answer = answers[asked];
    asked += 1;
    return answer ? route.fulfill(answer) : route.continue();
  });
  return () => asked;
}

export const refreshList = (page: Page) => page.getByRole("button", { name: "Refresh the list" }).click();

/** The cards of the list. */
export const cards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
