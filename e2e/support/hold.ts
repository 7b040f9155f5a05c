import type { Page, Route } from "@playwright/test";

/** Holds every request to a URL until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const pending: Route[] = [];
  let released = false;
  await page.route(url, (route) => {
    if (released) return route.continue();
    pending.push(route);
  });
  return async () => {
    released = true;
    await Promise.all(pending.map((route) => route.continue()));
  };
}
