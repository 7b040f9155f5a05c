import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Browser, expect, type Request, test } from "@playwright/test";
import { DESKTOP, PUBLIC_PAGES } from "./support/pages";

// The size of everything that a public page loads without interaction.

/**
 * Gzipped bytes of JavaScript that a page with nothing but a Link and an Image loads in this Next version, the minimum
 * for every page. `npm run bench` measures it.
 */
const EMPTY_PAGE_SCRIPT = 143_910;

/** Bytes: scripts and style sheets gzipped, HTML in brotli. */
const BUDGETS = {
  script: 1.05 * EMPTY_PAGE_SCRIPT,
  scriptWithForm: 1.3 * EMPTY_PAGE_SCRIPT,
  /** The inventory with CARDS cards, including the classes of its elements and the component payload. */
  listHtml: 9_600,
  style: 15_000,
  fonts: 40_000,
  /** The page, its style sheet, fonts, icons and scripts. */
  requestsBesidesVehiclePictures: 22,
};

const CARDS = 24;
const FORMS = ["/partsrequest", "/repair"];
const VEHICLE_PICTURE = /\/drawings\/(?!banner-|scene-)|\/images\/|\.blob\.vercel-storage\.com\//;

type PageLoad = Awaited<ReturnType<typeof measure>>;

const table: Record<string, Omit<PageLoad, "html">> = {};

/** Opens a page with an empty cache until the network is quiet. */
async function measure(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  const response = await page.goto(url, { waitUntil: "networkidle" });
  const html = (await response?.text()) ?? "";
  const bytes = async (type: string, compress: (body: Buffer) => Buffer = (body) => body) => {
    const ofType = requests.filter((request) => request.resourceType() === type);
    const once = new Map(ofType.map((request) => [request.url(), request]));
    const bodies = await Promise.all([...once.values()].map(bodyOf));
    return bodies.reduce((sum, body) => sum + compress(body).length, 0);
  };
  const weight = {
    status: response?.status(),
    script: await bytes("script", gzipSync),
    style: await bytes("stylesheet", gzipSync),
    fonts: await bytes("font"),
    htmlBytes: brotli(html),
    requests: requests.filter((request) => !VEHICLE_PICTURE.test(request.url())).length,
    prefetches: requests.filter(isPrefetch).length,
    html,
  };
  await context.close();
  return weight;
}

const brotli = (text: string) => brotliCompressSync(text).length;

async function bodyOf(request: Request): Promise<Buffer> {
  return (await request.response())?.body() ?? Buffer.alloc(0);
}

function isPrefetch(request: Request): boolean {
  const headers = request.headers();
  return (
    "next-router-prefetch" in headers || /prefetch/.test(headers["sec-purpose"] ?? headers.purpose ?? "")
  );
}

/** The ids of the vehicles that a list links to, in its order. */
function vehicleIds(html: string, list = "inventory"): string[] {
  const links = html.matchAll(new RegExp(`href="/${list}/([\\w-]+)"`, "g"));
  return [...new Set(Array.from(links, ([, id]) => id ?? ""))];
}

/** Compressed bytes of a list with CARDS cards, estimated from the average of the cards that it has. */
function listBytes(html: string): number {
  const ids = vehicleIds(html);
  // Removes everything between the first card and the last, in the markup and in the payload.
  const oneCard = html.replace(new RegExp(`${ids[0]}[^]*?${ids.at(-1)}`, "g"), ids.at(-1) ?? "");
  const perCard = (brotli(html) - brotli(oneCard)) / (ids.length - 1);
  return brotli(html) + perCard * (CARDS - ids.length);
}

for (const path of [...PUBLIC_PAGES.map((page) => page.path), "/inventory/<first>", "/parts/<first>"]) {
  test(`${path} stays within its budget`, async ({ browser, baseURL, request }) => {
    const list = path.startsWith("/parts/") ? "parts" : "inventory";
    const [firstId] = vehicleIds(await (await request.get(`/${list}`)).text(), list);
    const { html, ...weight } = await measure(browser, baseURL + path.replace("<first>", firstId ?? ""));
    table[path] = weight;
    expect(weight.status).toBe(200);
    expect.soft(weight.script).toBeGreaterThan(0);
    expect
      .soft(weight.script)
      .toBeLessThanOrEqual(FORMS.includes(path) ? BUDGETS.scriptWithForm : BUDGETS.script);
    expect.soft(weight.style).toBeLessThanOrEqual(BUDGETS.style);
    expect.soft(weight.fonts).toBeLessThanOrEqual(BUDGETS.fonts);
    expect.soft(weight.requests).toBeLessThanOrEqual(BUDGETS.requestsBesidesVehiclePictures);
    expect.soft(weight.prefetches).toBe(0);
    if (path === "/inventory") expect.soft(listBytes(html)).toBeLessThanOrEqual(BUDGETS.listHtml);
  });
}

test.afterAll(() => {
  // biome-ignore lint/suspicious/noConsole: the table is a result of this test.
  console.table(table);
});
