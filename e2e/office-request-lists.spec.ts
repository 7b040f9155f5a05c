import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { DESKTOP, PHONE } from "./support/pages";
import { noteField, openRequest, REQUEST_TABS, updateButton } from "./support/requests";
import { test } from "./support/signed-in";
import { rendersToasts, toasts } from "./support/toast";

// The lists of requests with invalid responses, and their accessibility.

for (const { tab, kind, body, emptyHeading, plural } of REQUEST_TABS) {
  test(`the ${tab} tab shows why a response is invalid, and shows the records that can be parsed`, async ({
    page,
    requests,
  }) => {
    const request = await requests.create(kind, body());
    const one = JSON.stringify(await requests.read(request));
    const url = new RegExp(`/api/admin/${kind}\\?`);
    let response: { status?: number; body: string } | null = null;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(url, async (route) => {
      if (response) return route.fulfill(response);
      await released;
      return route.fulfill({ status: 500, body: "" });
    });
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.getByText(`Loading ${plural}...`)).toBeVisible();
    release();
    const retry = page.getByRole("main").getByRole("button", { name: "Retry" }).and(page.locator(":visible"));
    await expect(page.getByRole("heading", { name: `Failed to fetch ${plural}` })).toBeVisible();
    for (const [text, message] of [
      ["<html>", "Failed to parse response data"],
      ["42", "Invalid response format"],
    ] as const) {
      response = { body: text };
      await retry.click();
      await expect(page.getByRole("heading", { name: message })).toBeVisible();
    }
    response = { status: 503, body: JSON.stringify({ error: "The database is away." }) };
    await retry.click();
    await expect(page.getByRole("heading", { name: "The database is away." })).toBeVisible();
    response = { body: "" };
    await retry.click();
    await expect(page.getByRole("heading", { name: emptyHeading })).toBeVisible();
    for (const text of [one, `[${one.replace("}", "\u0001}")}]`, `lead [${one}] trail`]) {
      response = { body: text };
      await page.goto(`/admin?tab=${tab}`);
      await expect(
        page.getByRole("button", { name: `Details of ${request.reference}` }),
        text.slice(0, 9),
      ).toBeVisible();
    }
  });
}

for (const { screen, request: index } of [
  { screen: { viewport: PHONE, colorScheme: "light" }, request: 0 },
  { screen: { viewport: DESKTOP, colorScheme: "dark" }, request: 1 },
] as const) {
  const { tab, kind, body } = REQUEST_TABS[index];
  test.describe(`at ${screen.viewport.width} px, ${screen.colorScheme}`, () => {
    test.use(screen);

    test(`a request of the ${tab} tab is accessible, with its history, a conflict, the dialog and a toast`, async ({
      page,
      requests,
    }) => {
      const request = await requests.create(kind, body());
      const details = await openRequest(page, tab, request);
      await details.getByText("History", { exact: true }).click();
      await expect(details.getByText("The customer", { exact: true })).toBeVisible();
      await noteField(details).fill("Mine");
      await requests.change(request, { status: "cancelled", note: "Theirs. ".repeat(40) });
      await updateButton(details).click();
      await expect(details.getByRole("alert")).toContainText("Someone else saved this request");
      await expectAccessible(page, "open row");
      await page.getByRole("button", { name: `Delete ${request.reference}` }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectAccessible(page, "dialog");
      await page.getByRole("button", { name: "Delete Request" }).click();
      await expect(toasts(page)).toContainText(`Request ${request.reference} deleted`);
      await expectAccessible(page, "toast");
    });
  });
}

test("a toast's text is announced even if the toast component cannot be loaded", async ({
  page,
  requests,
}) => {
  const request = await requests.create("part-requests", REQUEST_TABS[0].body());
  await page.route("**/_next/static/**/*.js", async (route) => {
    const response = await route.fetch();
    if (rendersToasts(await response.text())) return route.abort();
    return route.fulfill({ response });
  });
  const details = await openRequest(page, "parts", request);
  await noteField(details).fill("Called.");
  await updateButton(details).click();
  await expect(page.getByRole("alert").getByText(`Request ${request.reference} updated`)).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
});
