import type { Page } from "@playwright/test";

/** The endpoint from which the browser loads both lists. */
export const LISTS = "**/api/vehicle-data/batched";

/** The pages of both lists, with the headings of their empty states. */
export const LIST_PAGES = [
  { path: "/inventory", empty: "No vehicles currently available" },
  { path: "/parts", empty: "No vehicles currently available for parts" },
] as const;

type MockResponse = Parameters<Awaited<Parameters<Parameters<Page["route"]>[1]>[0]>["fulfill"]>[0];

/** Mocks the next responses of the lists, in order. @returns a function that counts all requests */
export async function mockLists(page: Page, ...responses: MockResponse[]): Promise<() => number> {
  let requestCount = 0;
  await page.route(LISTS, (route) => {
    const response = responses[requestCount];
    requestCount += 1;
    return response ? route.fulfill(response) : route.continue();
  });
  return () => requestCount;
}

export const refreshList = (page: Page) => page.getByRole("button", { name: "Refresh the list" }).click();

export const cards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
