import { expect, type Page, type Request, test } from "@playwright/test";
import { hold } from "./support/hold";
import { toasts } from "./support/toast";
import {
  atStep,
  back,
  categoryField,
  DANA,
  enterVin,
  errorAlert,
  next,
  partField,
  RECEIPT,
  SUBMIT,
  submit,
  toReview,
  VIN,
} from "./support/wizard";

// The wizard's last step: the review, and every response to a submission.

const FAILED = "Failed to submit request";
const AGAIN = "Please try again or contact support if the problem persists";
const SUBMITTED = "Part request submitted successfully! Our team will contact you shortly.";

/** Collects the requests that the page sends. */
function submissions(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/part-requests")) sent.push(request);
  });
  return sent;
}

test("Back returns to the first step, and keeps all values", async ({ page }) => {
  await toReview(page);
  for (const step of [3, 2, 1] as const) {
    await back(page);
    await atStep(page, step);
  }
  await expect(page.getByRole("button", { name: "Back" })).toHaveCount(0);
  await expect(page.getByLabel("VIN")).toHaveValue(VIN);
  await page.getByRole("button", { name: "Continue" }).click();
  await atStep(page, 2);
  await expect(partField(page)).toHaveValue("Hood Hinge");
  await next(page);
  await atStep(page, 3);
  await expect(page.getByLabel("Your name")).toHaveValue(DANA.name);
  await next(page);
  await atStep(page, 4);
});

test("the review shows everything, with a link to each step", async ({ page }) => {
  await toReview(page);
  for (const text of ["2014 Ford Fusion S", VIN, "Hood Hinge", "Exterior › Hood", ...Object.values(DANA)]) {
    await expect(page.locator("form").getByText(text, { exact: true })).toBeVisible();
  }
  for (const [name, step] of [
    ["Edit contact details", 3],
    ["Edit part", 2],
    ["Edit vehicle", 1],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await atStep(page, step);
    await page.getByRole("button", { name: step === 1 ? "Continue" : "Next" }).click();
    for (let at = step + 1; at < 4; at++) await next(page);
    await atStep(page, 4);
  }
});

const FAILURES = [
  {
    what: "HTML instead of JSON",
    response: { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" },
    message: "Received non-JSON response from server",
  },
  {
    what: "a successful response that is not JSON",
    response: { status: 200, contentType: "text/html", body: "<h1>Thanks</h1>" },
    message: "Received non-JSON response from server",
  },
  {
    what: "a server error",
    response: { status: 503, json: { error: "The database is away. Please call us.", code: "unavailable" } },
    message: "The database is away. Please call us.",
  },
  { what: "an error without a message", response: { status: 500, json: {} }, message: FAILED },
  { what: "no response", response: null, message: FAILED },
];

test("a failed submission shows its reason beside the button and in a toast, and keeps all values", async ({
  page,
}) => {
  await page.clock.install();
  await toReview(page);
  // Toasts stay while the clock is paused.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const { what, response, message } of FAILURES) {
    await page.route(SUBMIT, (route) => (response ? route.fulfill(response) : route.abort()));
    await submit(page);
    await expect(errorAlert(page).getByText(message, { exact: true }), what).toBeVisible();
    await expect(errorAlert(page).getByText(AGAIN), what).toBeVisible();
    await expect(toasts(page), what).toHaveCount(1);
    await expect(toasts(page).getByText(FAILED, { exact: true }), what).toBeVisible();
    await expect(toasts(page).getByText(AGAIN, { exact: true }), what).toBeVisible();
    await expect(page.getByText(DANA.name), what).toBeVisible();
    await page.unroute(SUBMIT);
  }
});

test("a submission without a response times out after 20 seconds", async ({ page }) => {
  await page.clock.install();
  await page.route(SUBMIT, () => undefined);
  await toReview(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const request = page.waitForRequest(SUBMIT);
  await submit(page);
  await request;
  await page.clock.runFor(19_999);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  await page.clock.runFor(1);
  await expect(errorAlert(page).getByText(FAILED, { exact: true })).toBeVisible();
});

const FIELD_ERRORS = [
  { path: "customerInfo.phone", step: 3, label: "Phone number" },
  { path: "customerInfo.email", step: 3, label: "Email address" },
  { path: "customerInfo.name", step: 3, label: "Your name" },
  { path: "partDetails.additionalInfo", step: 3, label: "Notes" },
  { path: "partDetails.component", step: 2, label: "Part" },
  { path: "vehicleInfo.make", step: 1, label: "VIN" },
] as const;

test("the server's field errors are shown on the fields of their step", async ({ page }) => {
  await toReview(page);
  for (const { path, step, label } of FIELD_ERRORS) {
    const message = `The server does not like ${path}`;
    const badRequest = {
      error: "Please check the marked fields.",
      code: "invalid",
      fields: { [path]: message },
    };
    await page.route(SUBMIT, (route) => route.fulfill({ status: 400, json: badRequest }));
    await submit(page);
    const exact = label === "Part";
    const field = page
      .locator("form")
      .getByLabel(label, { exact })
      .and(page.locator("input, select, textarea"));
    await expect(field, path).toHaveAccessibleDescription(new RegExp(message));
    await expect(field, path).toBeFocused();
    await expect(errorAlert(page).getByText(badRequest.error), path).toBeVisible();
    await page.unroute(SUBMIT);
    await page.getByRole("button", { name: step === 1 ? "Continue" : "Next" }).click();
    for (let at: number = step + 1; at < 4; at++) {
      await atStep(page, at as 2 | 3);
      await next(page);
    }
    await atStep(page, 4);
  }
});

test("a retry has the same idempotency key, a changed request a new one", async ({ page }) => {
  await toReview(page);
  const sent = submissions(page);
  await page.route(SUBMIT, (route) => route.abort());
  const key = (index: number) => sent[index]?.headers()["idempotency-key"];
  await submit(page);
  await expect(errorAlert(page)).toBeVisible();
  await submit(page);
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.getByRole("button", { name: "Submit Request" })).toBeVisible();
  expect(key(0)).toMatch(/^.{16,}$/);
  expect(key(1)).toBe(key(0));
  await page.reload();
  await submit(page);
  await expect.poll(() => sent.length).toBe(3);
  expect(key(2)).toBe(key(0));
  await page.getByRole("button", { name: "Edit contact details" }).click();
  await page.getByLabel("Notes").fill("The left one.");
  await next(page);
  await atStep(page, 4);
  await submit(page);
  await expect.poll(() => sent.length).toBe(4);
  expect(key(3)).toMatch(/^.{16,}$/);
  expect(key(3)).not.toBe(key(0));
});

test("a double click sends the request once, and then the form is empty", async ({ page }) => {
  await toReview(page);
  const sent = submissions(page);
  await page.route(SUBMIT, (route) => route.fulfill({ status: 201, json: RECEIPT }));
  await page.getByRole("button", { name: "Submit Request" }).dblclick();
  await expect(toasts(page).getByText(SUBMITTED, { exact: true })).toBeVisible();
  await expect(page.getByText(RECEIPT.reference, { exact: true })).toBeVisible();
  const follow = page.getByRole("link", { name: "Follow your request" });
  await expect(follow).toHaveAttribute("href", RECEIPT.statusUrl);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toEqual({
    vin: VIN,
    vehicleInfo: { year: 2014, make: "Ford", model: "Fusion", trim: "S", engineSize: "2.5L I4" },
    partDetails: { system: "Exterior", component: "Hood - Hood Hinge" },
    customerInfo: DANA,
  });
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await expect(page.getByLabel("VIN")).toHaveValue("");
  await enterVin(page);
  await atStep(page, 2);
  await expect(follow).toHaveCount(0);
  await expect(categoryField(page)).toHaveValue("");
  await expect(partField(page)).toHaveValue("");
});

test("while a request is being sent, its button shows it, and Back and Edit do nothing", async ({ page }) => {
  await toReview(page);
  const sent = submissions(page);
  const release = await hold(page, SUBMIT);
  await submit(page);
  const busy = page.getByRole("button", { name: "Submitting..." });
  await expect(busy).toBeVisible();
  // Clicked although they are marked as disabled.
  for (const name of ["Submitting...", "Edit vehicle", "Back"]) {
    await page.getByRole("button", { name }).click({ force: true });
  }
  await expect(page.getByText("Step 4 of 4")).toBeVisible();
  await release();
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeFocused();
  expect(sent).toHaveLength(1);
});
