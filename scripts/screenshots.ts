// npm run screenshots: takes the README's screenshots of a running site (SITE_URL, ADMIN_USERNAME, ADMIN_PASSWORD).
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { DESKTOP, PHONE } from "@/e2e/support/pages";
import { site } from "@/e2e/support/site";
import config from "@/playwright.config";

const browser = await chromium.launch(config.use?.launchOptions);

type Options = { viewport: typeof PHONE; colorScheme?: "dark" };

async function shoot(name: string, options: Options, open: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage({ colorScheme: "light", ...options, baseURL: site.url });
  await open(page);
  await page.waitForLoadState("networkidle");
  const file = `docs/screenshots/${name}.png`;
  // The pages have few colors: a palette reduces the size by two thirds.
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(file);
  await page.close();
  console.log(file);
}

await shoot("home", { viewport: DESKTOP }, (page) => page.goto("/"));
await shoot("inventory", { viewport: DESKTOP }, (page) => page.goto("/inventory"));
await shoot("parts-phone", { viewport: PHONE, colorScheme: "dark" }, (page) => page.goto("/parts"));
await shoot("wizard-phone", { viewport: PHONE }, async (page) => {
  await page.goto("/partsrequest?vin=3FA6P0G76ER244757");
  await page.getByLabel("VIN").press("Enter");
  await page.getByLabel("Search for the part").fill("headl");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
});
await shoot("office", { viewport: DESKTOP }, async (page) => {
  await page.goto("/login?from=/admin?tab=parts");
  await page.getByLabel("Username").fill(site.administrator.username);
  await page.getByRole("textbox", { name: "Password" }).fill(site.administrator.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("row").nth(1).getByRole("button").first().click();
});
await browser.close();
