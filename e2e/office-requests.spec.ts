import { expect } from "@playwright/test";
import { call } from "./support/api";
import { hold } from "./support/hold";
import { noteField, openRequest, REQUEST_TABS, statusField, updateButton } from "./support/requests";
import { test } from "./support/signed-in";
import { toasts } from "./support/toast";

// Working on part and repair requests: details, status, notes, deletion, conflicts and history.

for (const { tab, kind, body, next, name, subject } of REQUEST_TABS) {
  test.describe(`the ${tab} tab`, () => {
    test("links a request to its customer and its vehicle", async ({ page, context, requests }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const [vehicle] = (await call("/api/dismantled-vehicles?limit=1")).body as {
        _id: string;
        vin: string;
        stockNumber: string;
      }[];
      const vin = vehicle?.vin ?? "";
      const customerInfo = { name, phone: "518-555-0117", email: "d&e@example.com" };
      const request = await requests.create(
        kind,
        tab === "parts" ? body({ vin, customerInfo }) : body({ vehicleInfo: { vin }, customerInfo }),
      );
      const details = await openRequest(page, tab, request);
      await expect(details.getByText(request.reference, { exact: true })).toBeVisible();
      await expect(details.getByRole("link", { name: "(518) 555-0117" })).toHaveAttribute(
        "href",
        "tel:+15185550117",
      );
      await expect(details.getByRole("link", { name: "d&e@example.com" })).toHaveAttribute(
        "href",
        `mailto:d%26e@example.com?subject=Your%20${subject.replace(" ", "%20")}%20${request.reference}`,
      );
      await details.getByRole("button", { name: "Copy VIN" }).click();
      await expect(details.getByText("Copied")).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(vin);
      await details.getByRole("link", { name: /Open dismantled vehicle/ }).click();
      await expect(page).toHaveURL(`/admin?tab=dismantled&open=${vehicle?._id}`);
      await expect(page.locator(`#details-${vehicle?._id}`)).toBeVisible();
      await expect(
        page.getByRole("button", { name: `Details of ${vehicle?.stockNumber}`, exact: true }),
      ).toBeFocused();
    });

    test("saves a status and a note with author and time, only once for a double click", async ({
      page,
      requests,
    }) => {
      const request = await requests.create(kind, body());
      const details = await openRequest(page, tab, request);
      await statusField(details).selectOption({ label: next });
      await noteField(details).fill("Called, they come by on Friday.");
      await updateButton(details).dblclick();
      await expect(toasts(page)).toContainText(`Request ${request.reference} updated`);
      await expect(page.locator(`[data-record="${request._id}"]`)).toContainText(next);
      const note = details.getByRole("listitem").filter({ hasText: "Called, they come by on Friday." });
      await expect(note).toHaveText(/^admin \d\d\/\d\d\/\d{4} \d{1,2}:\d\d [ap]m/);
      await expect(noteField(details)).toHaveValue("");
      const stored = await requests.read(request);
      expect(stored.notes.map(({ content }) => content)).toEqual(["Called, they come by on Friday."]);

      // Without a change, an error is shown and no request is sent: the next one is the first.
      const updates: unknown[] = [];
      page.on("request", (sent) => {
        if (sent.method() !== "GET" && sent.url().endsWith(request.path)) updates.push(sent.postDataJSON());
      });
      await updateButton(details).click();
      await expect(details.getByRole("alert")).toContainText("Change the status or write a note first.");
      await noteField(details).fill("They came by.");
      await updateButton(details).click();
      await expect(details.getByRole("listitem").filter({ hasText: "They came by." })).toBeVisible();
      expect(updates).toMatchObject([{ note: "They came by." }]);
    });

    test("confirms before deleting, and shows why a deletion failed", async ({ page, requests, token }) => {
      const request = await requests.create(kind, body());
      const details = await openRequest(page, tab, request);
      const row = page.locator(`[data-record="${request._id}"]`);
      const remove = row.getByRole("button", { name: `Delete ${request.reference}` });
      const dialog = page.getByRole("alertdialog", { name: `Delete request ${request.reference}?` });
      const cancel = dialog.getByRole("button", { name: "Cancel" });

      // By keyboard: Cancel has the focus, and closing the dialog restores it.
      await remove.focus();
      await page.keyboard.press("Enter");
      await expect(cancel).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(remove).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();

      await page.route(`**${request.path}`, (route) =>
        route.fulfill({ status: 503, json: { error: "The database cannot be reached right now." } }),
      );
      await remove.click();
      const confirm = dialog.getByRole("button", { name: "Delete Request" });
      await confirm.click();
      await expect(dialog.getByRole("alert")).toContainText("The database cannot be reached right now.");
      await page.unroute(`**${request.path}`);
      expect((await requests.read(request)).status).toBe("pending");

      // A double click deletes once, and the focus moves to the next row.
      await confirm.dblclick();
      await expect(toasts(page)).toContainText(`Request ${request.reference} deleted`);
      await expect(row).toBeHidden();
      await expect(details).toBeHidden();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: /^Details of/ }).first()).toBeFocused();
      expect((await call(request.path, { token })).status).toBe(404);
    });
  });
}

test("the second user to save sees the first one's changes and keeps their own note", async ({
  page,
  requests,
}) => {
  const request = await requests.create("repair-requests", REQUEST_TABS[1].body());
  const details = await openRequest(page, "repairs", request);
  await noteField(details).fill("Mine");
  await requests.change(request, { status: "cancelled", note: "They found one elsewhere." });
  await updateButton(details).click();
  const problem = details.getByRole("alert");
  await expect(problem).toContainText("Someone else saved this request before you");
  await expect(problem).toContainText("They found one elsewhere.");
  await expect(problem.getByRole("definition").first()).toHaveText(/Pending.*Cancelled/);
  await expect(statusField(details)).toHaveValue("cancelled");
  await expect(noteField(details)).toHaveValue("Mine");
  await updateButton(details).click();
  await expect(toasts(page)).toContainText("Note added.");
  const stored = await requests.read(request);
  expect(stored.notes.map(({ content }) => content)).toEqual(["They found one elsewhere.", "Mine"]);
});

test("an unsent note survives a failed update, a switch of tabs, a closed row and a reload", async ({
  page,
  requests,
}) => {
  const request = await requests.create("part-requests", REQUEST_TABS[0].body());
  const details = await openRequest(page, "parts", request);
  const note = "Wants the left one;\nprice up to $90";
  await noteField(details).fill(note);

  await page.route(`**${request.path}`, (route) => route.fulfill({ status: 503, body: "" }));
  await updateButton(details).click();
  await expect(details.getByRole("alert")).toContainText("HTTP error! status: 503");
  await expect(noteField(details)).toHaveValue(note);
  await page.unroute(`**${request.path}`);

  const tabs = page.getByRole("navigation", { name: "Office" });
  await tabs.getByRole("link", { name: "Repairs" }).click();
  await tabs.getByRole("link", { name: "Parts" }).click();
  await expect(noteField(details)).toHaveValue(note);

  await page.getByRole("button", { name: `Details of ${request.reference}` }).click();
  await expect(details).toBeHidden();
  await page.getByRole("button", { name: `Details of ${request.reference}` }).click();
  await expect(noteField(details)).toHaveValue(note);

  const reloaded = await openRequest(page, "parts", request);
  await expect(noteField(reloaded)).toHaveValue(note);

  // After a logout in another tab the note is kept for the same user.
  // After evaluate has returned, because the page navigates.
  await page.evaluate(() => {
    setTimeout(() => window.dispatchEvent(new StorageEvent("storage", { key: "authToken" })));
  });
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("What you typed is kept in this tab.")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("unsentNotes"))).toContain("up to $90");
});

test("an update whose response was lost is not treated as another user's change", async ({
  page,
  requests,
}) => {
  const request = await requests.create("repair-requests", REQUEST_TABS[1].body());
  const details = await openRequest(page, "repairs", request);
  await noteField(details).fill("Arrived all the same.");
  await page.route(`**${request.path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await updateButton(details).click();
  await expect(details.getByRole("alert")).toContainText("The site cannot be reached.");
  await page.unroute(`**${request.path}`);
  await updateButton(details).click();
  await expect(toasts(page)).toContainText("Note added.");
  expect((await requests.read(request)).notes).toHaveLength(1);
});

test("another user's identical note is a conflict, and the chosen status is kept", async ({
  page,
  requests,
}) => {
  const request = await requests.create("repair-requests", REQUEST_TABS[1].body());
  const details = await openRequest(page, "repairs", request);
  await statusField(details).selectOption("scheduled");
  await noteField(details).fill("Called.");
  await requests.change(request, { note: "Called." });
  await updateButton(details).click();
  await expect(details.getByRole("alert")).toContainText("Someone else saved this request before you");
  await expect(noteField(details)).toHaveValue("Called.");
  await expect(statusField(details)).toHaveValue("scheduled");
  await updateButton(details).click();
  await expect(toasts(page)).toContainText("Status: Scheduled. Note added.");
  const stored = await requests.read(request);
  expect(stored.status).toBe("scheduled");
  expect(stored.notes.map(({ content }) => content)).toEqual(["Called.", "Called."]);
});

test("after a lost response only the missing change is saved", async ({ page, requests }) => {
  const request = await requests.create("repair-requests", REQUEST_TABS[1].body());
  const details = await openRequest(page, "repairs", request);
  const updateWithoutResponse = async () => {
    await page.route(`**${request.path}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await updateButton(details).click();
    await expect(details.getByRole("alert")).toContainText("The site cannot be reached.");
    await page.unroute(`**${request.path}`);
  };
  await noteField(details).fill("Called.");
  await updateWithoutResponse();
  await statusField(details).selectOption("scheduled");
  await updateButton(details).click();
  await expect(toasts(page)).toContainText("Status: Scheduled. Note added.");
  expect(await requests.read(request)).toMatchObject({
    status: "scheduled",
    notes: [{ content: "Called." }],
  });

  // Someone else saved after the first attempt: the note is stored, and their status is kept.
  await noteField(details).fill("Called again.");
  await updateWithoutResponse();
  await requests.change(request, { status: "cancelled" });
  await statusField(details).selectOption("completed");
  await updateButton(details).click();
  const problem = details.getByRole("alert");
  await expect(problem).toContainText("Your note is saved. Your status is not");
  await expect(problem.getByRole("definition").first()).toHaveText(/Scheduled.*Cancelled/);
  await expect(noteField(details)).toHaveValue("");
  await expect(statusField(details)).toHaveValue("completed");
  await updateButton(details).click();
  await expect(toasts(page)).toContainText("Status: Completed.");
  const stored = await requests.read(request);
  expect(stored.status).toBe("completed");
  expect(stored.notes.map(({ content }) => content)).toEqual(["Called.", "Called again."]);
});

test("the same text is a new note each time it is sent", async ({ page, requests }) => {
  const request = await requests.create("repair-requests", REQUEST_TABS[1].body());
  const details = await openRequest(page, "repairs", request);
  for (const count of [1, 2]) {
    await noteField(details).fill("Called.");
    await updateButton(details).click();
    await expect(details.getByRole("listitem").filter({ hasText: "Called." })).toHaveCount(count);
    await expect(noteField(details)).toHaveValue("");
  }
  expect((await requests.read(request)).notes).toHaveLength(2);
});

test("a note that was edited after its response was lost is a new note", async ({ page, requests }) => {
  const request = await requests.create("part-requests", REQUEST_TABS[0].body());
  const details = await openRequest(page, "parts", request);
  await noteField(details).fill("Called.");
  await page.route(`**${request.path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await updateButton(details).click();
  await expect(details.getByRole("alert")).toContainText("The site cannot be reached.");
  await page.unroute(`**${request.path}`);
  await noteField(details).fill("Called, no answer.");
  await updateButton(details).click();
  await expect(details.getByRole("alert")).toContainText("Someone else saved this request before you");
  await updateButton(details).click();
  await expect(toasts(page)).toContainText("Note added.");
  const stored = await requests.read(request);
  expect(stored.notes.map(({ content }) => content)).toEqual(["Called.", "Called, no answer."]);
});

test("the history loads when it is opened, can be retried, and grows with each change", async ({
  page,
  requests,
}) => {
  const request = await requests.create("part-requests", REQUEST_TABS[0].body());
  await requests.change(request, { status: "processing", note: "A long story. ".repeat(20) });
  const details = await openRequest(page, "parts", request);
  const history = details.getByRole("group").filter({ hasText: "History" }).first();
  const url = `**${request.path}/history*`;

  const release = await hold(page, url);
  await details.getByText("History", { exact: true }).click();
  await expect(history.getByRole("status")).toHaveText("Loading history...");
  await page.unroute(url);
  await page.route(url, (route) => route.fulfill({ status: 500, body: "" }));
  await release().catch(() => undefined);
  await details.getByText("History", { exact: true }).click();
  await details.getByText("History", { exact: true }).click();
  await expect(history.getByRole("alert")).toContainText("Failed to fetch the history");
  await page.unroute(url);
  await history.getByRole("button", { name: "Retry" }).click();

  const entries = history.locator("ol > li");
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(/^admin changed it \d\d\//);
  await expect(entries.first()).toContainText(/Status.*Pending.*Processing/);
  await entries.first().getByRole("button", { name: "Show all" }).click();
  await expect(entries.first()).toContainText("A long story. ".repeat(20).trim());
  await entries.last().getByText("Original text").click();
  await expect(entries.last()).toContainText(/The customer sent it.*Phone\(518\) 555-0117/s);

  await noteField(details).fill("One more");
  await updateButton(details).click();
  await expect(entries).toHaveCount(3);
});

test("a vehicle without changes has an empty history", async ({ page, token }) => {
  const list = (await call("/api/admin/dismantled-vehicles?limit=1", { token })).body;
  const [vehicle] = list as { _id: string }[];
  await page.route("**/history*", (route) => route.fulfill({ json: [] }));
  await page.goto(`/admin?tab=dismantled&open=${vehicle?._id}`);
  const details = page.locator(`#details-${vehicle?._id}`);
  await details.getByText("History", { exact: true }).click();
  await expect(details.getByText("No changes recorded.")).toBeVisible();
});
