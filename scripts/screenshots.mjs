// npm run screenshots: takes the README's pictures from a running site (SITE_URL, ADMIN_USERNAME, ADMIN_PASSWORD).
import { chromium } from "playwright";
import sharp from "sharp";
import { requireProgram } from "./testing/debian.mjs";

const siteUrl = process.env.SITE_URL || "http://localhost:3000";
const FOLDER = "docs/screenshots";
const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 900 };

const { path, env } = await requireProgram("chromium");
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...env },
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});

/**
 * @param {string} name of the file
 * @param {{ width: number, height: number }} viewport
 * @param {(page: import("playwright").Page) => Promise<unknown>} prepare leads to what is to be seen
 * @param {"light" | "dark"} [colorScheme]
 */
async function shoot(name, viewport, prepare, colorScheme = "light") {
  const context = await browser.newContext({ viewport, colorScheme, baseURL: siteUrl });
  const page = await context.newPage();
  await prepare(page);
  await page.waitForLoadState("networkidle");
  const picture = await page.screenshot();
  // Drawings and flat colours: a palette takes a third of the bytes, and no eye sees it.
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(`${FOLDER}/${name}.png`);
  await context.close();
  console.log(`${FOLDER}/${name}.png`);
}

/** @param {import("playwright").Page} page */
async function openOffice(page) {
  await page.goto("/login?from=/admin?tab=parts");
  await page.getByLabel("Username").fill(process.env.ADMIN_USERNAME || "admin");
  await page.getByRole("textbox", { name: "Password" }).fill(process.env.ADMIN_PASSWORD || "");
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("row").nth(1).getByRole("button").first().click();
}

/** @param {import("playwright").Page} page */
async function searchPart(page) {
  await page.goto("/partsrequest?vin=3FA6P0G76ER244757");
  await page.getByLabel("VIN").press("Enter");
  await page.getByLabel("Search for the part").fill("headl");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
}

await shoot("home", DESKTOP, (page) => page.goto("/"));
await shoot("inventory", DESKTOP, (page) => page.goto("/inventory"));
await shoot("parts-phone", PHONE, (page) => page.goto("/parts"), "dark");
await shoot("wizard-phone", PHONE, searchPart);
await shoot("office", DESKTOP, openOffice);
await browser.close();
