import type { Page } from "@playwright/test";

// No answer of a server breaks a page; a browser that fails in a function of its own does.

/** From the next page on, our own watching of what is on the screen (without options, unlike Next's) fails with `message`. */
export async function breakBrowser(page: Page, message: string): Promise<void> {
  await page.addInitScript((text) => {
    const working = window.IntersectionObserver;
    const broken = class extends working {
      constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
        if (args.length < 2) throw new Error(text);
        super(...args);
      }
    };
    Object.assign(window, { IntersectionObserver: broken, workingObserver: working });
  }, message);
}

/** Undoes that on the page that is open. */
export async function mendBrowser(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { IntersectionObserver: Reflect.get(window, "workingObserver") });
  });
}
