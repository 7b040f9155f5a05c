import { expect, type Page, test } from "@playwright/test";
import { breakBrowser, restoreBrowser } from "./support/broken-browser";
import { DESKTOP, PHONE, PUBLIC_PAGES } from "./support/pages";

// The layout of every public page: header, navigation, menu, footer, and the scroll position of a new page.

const ITEMS = [
  { label: "Home", path: "/" },
  { label: "Repair Services", path: "/repair" },
  { label: "Shop Recycled Parts", path: "/parts" },
  { label: "Request Parts", path: "/partsrequest" },
  { label: "Pre-Owned Vehicles", path: "/inventory" },
  { label: "Contact", path: "/contact" },
];
const LABELS = ITEMS.map(({ label }) => label);

const mainLinks = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");
const marked = (page: Page) => page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test.describe("on a desktop", () => {
  test.use({ viewport: DESKTOP });

  test("the navigation has its six items in order and marks the current page", async ({ page }) => {
    await page.goto("/");
    for (const { label, path } of ITEMS) {
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: label, exact: true })
        .click();
      await expect(page).toHaveURL(path);
      await expect(mainLinks(page)).toHaveText(LABELS);
      await expect(marked(page)).toHaveText([label]);
    }
    await page.goto("/inventory");
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/inventory\/.+/);
    await expect(marked(page)).toHaveText(["Pre-Owned Vehicles"]);
    await page.goto("/about");
    await expect(marked(page)).toHaveCount(0);
  });

  test("the top bar shows the phone number, text messages and hours", async ({ page }) => {
    await page.goto("/about");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "(518) 555-0142", exact: true })).toHaveAttribute(
      "href",
      "tel:+15185550142",
    );
    await expect(header.getByText("Text us: Coming Soon")).toBeVisible();
    await expect(header.getByText("Monday–Friday 8am–5pm")).toBeVisible();
    await expect(header.getByText("Saturday, Sunday Closed")).toBeVisible();
  });

  test("the header stays visible while the page scrolls, and its logo links to the home page", async ({
    page,
  }) => {
    await page.goto("/privacy-policy");
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
    const logo = page.getByRole("banner").getByRole("link", { name: /Hometown Auto/ });
    await expect(logo).toBeInViewport();
    await logo.click();
    await expect(page).toHaveURL("/");
  });

  test("the top bar reappears when it is focused by keyboard", async ({ page }) => {
    await page.goto("/privacy-policy");
    await page.mouse.wheel(0, 3000);
    const phone = page.getByRole("banner").getByRole("link", { name: "(518) 555-0142", exact: true });
    await expect(phone).not.toBeInViewport();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Hometown Auto/ })
      .focus();
    await page.keyboard.press("Shift+Tab");
    await expect(phone).toBeFocused();
    await expect(phone).toBeInViewport();
  });

  for (const from of [3000, 90, 30]) {
    test(`a link clicked ${from} px down a page opens the next page at its top`, async ({ page }) => {
      await page.goto("/privacy-policy");
      await page.evaluate((top) => window.scrollTo(0, top), from);
      expect(await scrollTop(page)).toBe(from);
      const documentStart = await page.evaluate(() => performance.timeOrigin);
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Contact", exact: true })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
      await expect.poll(() => scrollTop(page)).toBe(0);
      // Navigated by the router, without a new document.
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(documentStart);
    });
  }
});

test("Back and Forward scroll to the top of the page, and a URL with a fragment scrolls to its element", async ({
  page,
}) => {
  const footer = page.getByRole("contentinfo");
  const twoFrames = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0)))),
    );
  await page.goto("/inventory");
  await footer.scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(1_000);
  await footer.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await footer.scrollIntoViewIfNeeded();
  for (const [go, path, name] of [
    [() => page.goBack(), "/inventory", "Pre-Owned Vehicles"],
    [() => page.goForward(), "/about", /./],
  ] as const) {
    await go();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name })).toBeInViewport();
    await twoFrames();
    expect(await scrollTop(page), path).toBe(0);
    await footer.scrollIntoViewIfNeeded();
  }
  const position = await scrollTop(page);
  expect(position).toBeGreaterThan(300);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBeCloseTo(position, -2);
  await page.goto("/contact");
  await page.getByRole("link", { name: "Request a callback" }).click();
  await expect(page).toHaveURL("/repair#callback");
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
});

test("the full navigation is visible from 1024 px, the phone icon and the menu button below", async ({
  page,
}) => {
  await page.goto("/about");
  const header = page.getByRole("banner");
  const icons = [
    header.getByRole("link", { name: "Call (518) 555-0142" }),
    header.getByRole("button", { name: "Open menu" }),
  ];
  for (const width of [1024, 1023, 768, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = width >= 1024;
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible({ visible: wide });
    for (const icon of icons) await expect(icon).toBeVisible({ visible: !wide });
  }
  await expect(icons[0] ?? page.locator("none")).toHaveAttribute("href", "tel:+15185550142");
});

test.describe("the drawer", () => {
  test.use({ viewport: PHONE });

  const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
  const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  async function open(page: Page) {
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
  }

  test("shows the six items, the phone and the hours, and keeps the focus inside", async ({ page }) => {
    await page.goto("/repair");
    await open(page);
    await expect(drawer(page).getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText(LABELS);
    await expect(drawer(page).locator("[aria-current=page]")).toHaveText(["Repair Services"]);
    await expect(drawer(page).getByRole("link", { name: "(518) 555-0142" })).toBeVisible();
    await expect(drawer(page).getByText("Closed")).toHaveCount(2);
    const focused = () =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        if (activeElement?.closest("dialog")) return activeElement.textContent || activeElement.ariaLabel;
        return activeElement === body ? "" : `outside: ${activeElement?.outerHTML}`;
      });
    expect(await focused()).toBe("Close menu");
    const seen: (string | null)[] = [];
    // Two rounds: after the last element the focus may go through the browser's own controls.
    for (let press = 0; press < 18; press++) {
      await page.keyboard.press("Tab");
      seen.push(await focused());
    }
    expect(seen.filter((text) => text?.startsWith("outside"))).toEqual([]);
    for (const label of [...LABELS, "(518) 555-0142", "Close menu"]) expect(seen).toContain(label);
  });

  const CLOSE_ACTIONS = {
    Escape: (page: Page) => page.keyboard.press("Escape"),
    "its backdrop": (page: Page) => page.mouse.click(20, 600),
    "its button": (page: Page) => drawer(page).getByRole("button", { name: "Close menu" }).click(),
  };
  test("closes with Escape, its backdrop and its button, and restores the focus", async ({ page }) => {
    await page.goto("/about");
    for (const [name, close] of Object.entries(CLOSE_ACTIONS)) {
      await open(page);
      await close(page);
      await expect(drawer(page), name).toBeHidden();
      await expect(opener(page), name).toBeFocused();
    }
    await open(page);
    await drawer(page).getByText("Text message: Coming Soon").click();
    await expect(drawer(page)).toBeVisible();
  });

  test("closes after a click on a link, to another page and to the current one", async ({ page }) => {
    await page.goto("/about");
    await open(page);
    await drawer(page).getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(drawer(page)).toBeHidden();
    await open(page);
    await drawer(page).getByRole("link", { name: "Contact" }).click();
    await expect(drawer(page)).toBeHidden();
  });

  test("locks the page behind it", async ({ page }) => {
    await page.goto("/privacy-policy");
    await open(page);
    await page.mouse.move(20, 600);
    await page.mouse.wheel(0, 800);
    // A page that can scroll does so within two frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0)))),
    );
    expect(await scrollTop(page)).toBe(0);
    await page.keyboard.press("Escape");
    await page.mouse.wheel(0, 800);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  });

  test("closes 100 ms after the window was resized to the full navigation", async ({ page }) => {
    await page.clock.install();
    await page.goto("/about");
    await open(page);
    const dialog = await drawer(page).elementHandle();
    const isOpen = () => dialog?.evaluate((element) => (element as HTMLDialogElement).open);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const resized = page.evaluate(
      () => new Promise((done) => window.addEventListener("resize", () => done(true), { once: true })),
    );
    await page.setViewportSize(DESKTOP);
    await resized;
    await page.clock.runFor(99);
    expect(await isOpen()).toBe(true);
    await page.clock.runFor(1);
    expect(await isOpen()).toBe(false);
    await mainLinks(page).filter({ hasText: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
  });
});

test("every page has its own heading, a link to the privacy policy in the footer, and a skip link", async ({
  page,
}) => {
  for (const { path, heading } of [...PUBLIC_PAGES, { path: "/no-such-page", heading: /./ }]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
      "href",
      "/privacy-policy",
    );
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main"), path).toBeFocused();
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
});

test("an unknown URL responds with 404, a message and a link to the home page", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a page that fails shows the error message and can be retried", async ({ page }) => {
  await breakBrowser(page, "This browser observes nothing");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("alert").getByRole("paragraph").first()).toHaveText(
    "This browser observes nothing",
  );
  await restoreBrowser(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Book a Service Appointment" })).toBeVisible();
});
