import { expect } from "@playwright/test";
import { noteField, openRequest, REQUEST_TABS } from "./support/requests";
import { test } from "./support/signed-in";

// The rows of unsent notes are expanded again after a reload.

for (const { tab, kind, body } of REQUEST_TABS) {
  test(`on the ${tab} tab the row of an unsent note is expanded again after a reload`, async ({
    page,
    requests,
  }) => {
    const request = await requests.create(kind, body());
    const other = await requests.create(kind, body());
    await page.goto(`/admin?tab=${tab}`);
    await page.getByRole("button", { name: `Details of ${request.reference}` }).click();
    const details = page.locator(`#details-${request._id}`);
    await noteField(details).fill("Wants the left one");

    await page.reload();
    await expect(noteField(details)).toHaveValue("Wants the left one");
    await expect(page.locator(`#details-${other._id}`)).toHaveCount(0);

    await noteField(details).fill("");
    await page.reload();
    await expect(page.getByRole("button", { name: `Details of ${request.reference}` })).toBeVisible();
    await expect(details).toHaveCount(0);
  });
}

test("the row of an unsent note can be closed, and another one opened by its URL", async ({
  page,
  requests,
}) => {
  const [kept, linked] = [
    await requests.create("part-requests", REQUEST_TABS[0].body()),
    await requests.create("part-requests", REQUEST_TABS[0].body()),
  ];
  await noteField(await openRequest(page, "parts", kept)).fill("Call after five");
  const opened = await openRequest(page, "parts", linked);
  await expect(opened).toBeVisible();
  const details = page.locator(`#details-${kept._id}`);
  await expect(noteField(details)).toHaveValue("Call after five");
  await page.getByRole("button", { name: `Details of ${kept.reference}` }).click();
  await expect(details).toHaveCount(0);
  await expect(opened).toBeVisible();
});
