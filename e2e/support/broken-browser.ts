import type { Page } from "@playwright/test";

// No server response makes a page crash, so these tests break a browser API instead.

/** From the next page on, the site's own intersection observers throw `message`; Next's have options and still work. */
export async function breakBrowser(page: Page, message: string): Promise<void> {
  await page.addInitScript((text) => {
    const original = window.IntersectionObserver;
    const broken = class extends original {
      constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
        if (args.length < 2) throw new Error(text);
        super(...args);
      }
    };
    Object.assign(window, { IntersectionObserver: broken, originalObserver: original });
  }, message);
}

/** Restores the intersection observers of the open page. */
export async function restoreBrowser(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { IntersectionObserver: Reflect.get(window, "originalObserver") });
  });
}
