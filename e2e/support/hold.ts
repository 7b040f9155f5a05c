import type { Page, Route } from "@playwright/test";

/** Keeps every request to an address waiting, until the function it gives is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route(address, (route) => {
    if (open) return route.continue();
    held.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
