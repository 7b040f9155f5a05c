import { type Browser, type CDPSession, expect, type Page, test } from "@playwright/test";
import { cards } from "./support/lists";
import { DESKTOP, PUBLIC_PAGES } from "./support/pages";

// See docs/decisions/0022-fonts.md.

const PHONE = { width: 375, height: 667 };
const SMALL_PHONE = { width: 320, height: 667 };
const FONT_FILES = "**/fonts/*.woff2";
const MAX_LAYOUT_SHIFT = 0.02;

/** The scaled system fonts of app/styles/fonts.css, each with the local fonts that it uses. */
const FALLBACKS = [
  { name: "Arial", local: ["Arial", "Helvetica", "Liberation Sans"] },
  { name: "Roboto", local: ["Roboto", "Roboto Regular"] },
  { name: "DejaVu", local: ["DejaVu Sans"] },
] as const;

type Fallback = (typeof FALLBACKS)[number];

const PATHS: readonly string[] = PUBLIC_PAGES.map(({ path }) => path);

async function vehiclePaths(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto("/inventory");
  const path = (await cards(page).first().getByRole("link").getAttribute("href")) ?? "";
  await page.close();
  expect(path).toMatch(/^\/inventory\/.+/);
  return [path, path.replace("/inventory/", "/contact?vehicle=")];
}

const isInstalled = (page: Page, { local }: Fallback) =>
  page.evaluate(async (names) => {
    const sources = names.map((name) => `local("${name}")`).join(", ");
    const face = new FontFace("Probe", sources);
    return face.load().then(
      () => true,
      () => false,
    );
  }, local);

/** Leaves one system font as the only fallback. */
const forceFallback = (page: Page, { name }: Fallback) =>
  page.addInitScript((fallback) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root {
      --font-text: "Barlow", "Barlow Fallback ${fallback}", monospace !important;
      --font-sign: "Barlow Condensed", "Barlow Condensed Fallback ${fallback}", monospace !important;
    }`);
    document.adoptedStyleSheets = [sheet];
  }, name);

type Node = { nodeId: number; nodeType: number; nodeValue: string; children?: Node[] };

const TEXT_NODE = 3;

/** The elements that contain text directly. */
function elementsWithText(node: Node): Node[] {
  const children = node.children ?? [];
  const hasText = children.some(
    ({ nodeType, nodeValue }) => nodeType === TEXT_NODE && nodeValue.trim() !== "",
  );
  return [...(hasText ? [node] : []), ...children.flatMap(elementsWithText)];
}

/** The font families of the page's text, as the browser reports them. */
async function platformFonts(session: CDPSession): Promise<string[]> {
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const families = new Set<string>();
  for (const { nodeId } of elementsWithText(root)) {
    // React replaces some elements while it hydrates the page.
    const shown = await session.send("CSS.getPlatformFontsForNode", { nodeId }).catch((error: Error) => {
      if (error.message.includes("Could not find node")) return { fonts: [] };
      throw error;
    });
    for (const { familyName } of shown.fonts) families.add(familyName);
  }
  return [...families].sort();
}

async function fontInspector(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  return session;
}

const BARLOW = /^Barlow( Condensed)?( SemiBold)?$/;
const notBarlow = (families: string[]) => families.filter((family) => !BARLOW.test(family));

for (const viewport of [PHONE, DESKTOP]) {
  test(`a first visit shows all text in Barlow at ${viewport.width} px`, async ({ browser }) => {
    test.slow();
    for (const path of [...PATHS, ...(await vehiclePaths(browser))]) {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      const session = await fontInspector(page);
      await page.goto(path);
      // Over CDP, because Playwright's screenshot waits for the fonts.
      await session.send("Page.captureScreenshot");
      const families = await platformFonts(session);
      expect(families, path).not.toEqual([]);
      expect(notBarlow(families), path).toEqual([]);
      await context.close();
    }
  });
}

test("a page opened by a link shows all text in Barlow, including the file that only this page uses", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/fonts/")) loaded.push(new URL(request.url()).pathname);
  });
  await page.goto("/repair");
  await page.waitForLoadState("networkidle");
  expect(loaded).not.toContain("/fonts/barlow-condensed-600.woff2");
  const documentStart = await page.evaluate(() => performance.timeOrigin);
  await page
    .getByRole("navigation", { name: "Find your way" })
    .getByRole("link", { name: "Request Parts" })
    .click();
  await expect(page).toHaveURL("/partsrequest");
  await expect(page.getByRole("list", { name: /./ }).first()).toBeVisible();
  await expect.poll(() => loaded).toContain("/fonts/barlow-condensed-600.woff2");
  const session = await fontInspector(page);
  await expect.poll(async () => notBarlow(await platformFonts(session))).toEqual([]);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(documentStart);
});

test("a slow phone shifts the layout by 0.02 at most", async ({ page, browser }) => {
  await page.goto("/privacy-policy");
  // Only one fallback, because each takes almost a minute.
  const installed = await Promise.all(FALLBACKS.map((fallback) => isInstalled(page, fallback)));
  const fallback = FALLBACKS[installed.indexOf(true)] ?? FALLBACKS[0];
  for (const path of [...PATHS, ...(await vehiclePaths(browser))])
    expect(await layoutShift(browser, path, fallback), path).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
});

for (const fallback of FALLBACKS) {
  test(`no page is wider than a small phone's screen with ${fallback.name} instead of Barlow`, async ({
    page,
    browser,
  }) => {
    await page.goto("/privacy-policy");
    test.skip(!(await isInstalled(page, fallback)), `${fallback.name} is not installed`);
    await page.route(FONT_FILES, (route) => route.abort());
    await forceFallback(page, fallback);
    for (const path of [...PATHS, ...(await vehiclePaths(browser)), "/login"]) {
      await page.goto(path);
      for (const viewport of [SMALL_PHONE, PHONE]) {
        await page.setViewportSize(viewport);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(viewport.width);
      }
    }
  });
}

type ShiftWindow = { layoutShift: () => number };

/** The total layout shift of a first visit on a slow phone, whose fonts load after the first paint. */
async function layoutShift(browser: Browser, path: string, fallback: Fallback): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let releaseFonts = () => {};
  const released = new Promise<void>((resolve) => {
    releaseFonts = resolve;
  });
  await page.route(FONT_FILES, async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    (window as unknown as ShiftWindow).layoutShift = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
  await forceFallback(page, fallback);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await expect(page.getByRole("contentinfo")).toBeAttached();
  releaseFonts();
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const shift = await page.evaluate(() => (window as unknown as ShiftWindow).layoutShift());
  await context.close();
  return shift;
}
