import { expect, type Page, type Request, test } from "@playwright/test";
import { hold } from "./support/hold";
import { storedNames } from "./support/office";
import { PHONE } from "./support/pages";
import { site } from "./support/site";
import { DANA } from "./support/wizard";

// The form about one vehicle on the contact page: a question or a test drive, every message, every outcome.

const REQUESTS = "**/api/vehicle-inquiries";
const RECEIPT = {
  _id: "abcdefghijkl",
  reference: "VI-ABCDE",
  status: "pending",
  createdAt: "2026-03-02",
  statusUrl: "https://shop.example/request/VI-ABCDE-0123456789abcdef0123456789abcdef",
};
const RECEIVED = "We have your request";

/** The id of a vehicle for sale with a status. */
async function vehicleId(status = "available"): Promise<string> {
  const list = (await (await fetch(`${site.url}/api/retail-vehicles?limit=100`)).json()) as {
    _id: string;
    status: string;
  }[];
  const vehicle = list.find((candidate) => candidate.status === status);
  if (!vehicle) throw new Error(`The demo data has no vehicle that is ${status}.`);
  return vehicle._id;
}

async function openForm(page: Page, status?: string): Promise<string> {
  const id = await vehicleId(status);
  await page.goto(`/contact?vehicle=${id}`);
  return id;
}

const question = (page: Page) => page.getByLabel("Your question");
const day = (page: Page) => page.getByLabel("Preferred day");
const time = (page: Page) => page.getByLabel("Preferred time");
const name = (page: Page) => page.getByLabel("Your name");
const phone = (page: Page) => page.getByLabel("Phone number");
const email = (page: Page) => page.getByLabel("Email address");
const problem = (page: Page) => page.getByRole("main").getByRole("alert");
const chooseTopic = (page: Page, topic: "Question" | "Test drive") =>
  page.getByText(topic, { exact: true }).and(page.locator("label")).click();
const sendQuestion = (page: Page) => page.getByRole("button", { name: "Send Question" }).click();
const requestTestDrive = (page: Page) => page.getByRole("button", { name: "Request Test Drive" }).click();

async function fillQuestion(page: Page) {
  await question(page).fill("Is it still here?");
  await name(page).fill(DANA.name);
  await phone(page).fill(DANA.phone);
}

/** Collects the requests that the page sends. */
function submissions(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/vehicle-inquiries")) sent.push(request);
  });
  return sent;
}

/** The next day, at least two days ahead, that is this weekday (0 is Sunday), YYYY-MM-DD. */
function nextDay(weekday: number): string {
  const date = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
  while (date.getUTCDay() !== weekday) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

test("a question needs a text, a name and one way to answer, and shows their errors", async ({ page }) => {
  await openForm(page);
  const sent = submissions(page);
  await expect(page.getByRole("radio", { name: "Question" })).toBeChecked();
  await expect(day(page)).toHaveCount(0);
  await expect(phone(page)).toHaveAccessibleDescription("A phone number or an email address is enough.");
  await sendQuestion(page);
  await expect(question(page)).toHaveAccessibleDescription("Please write your question");
  await expect(question(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription("Please enter your name");
  await expect(phone(page)).toHaveAccessibleDescription("Please enter a phone number or an email address");
  await phone(page).pressSequentially("518555");
  await expect(phone(page)).toHaveValue("(518) 555");
  await expect(phone(page)).toHaveAccessibleDescription("Please enter a valid phone number");
  await email(page).fill("dana@example");
  await email(page).blur();
  await expect(email(page)).toHaveAccessibleDescription("Please enter a valid email address");
  expect(sent).toEqual([]);
});

test("a question is stored once, and its reference and link survive a reload", async ({ page }) => {
  const id = await openForm(page);
  const sent = submissions(page);
  await question(page).fill(" Does it have a hitch? ");
  await name(page).fill(DANA.name);
  await email(page).fill(DANA.email);
  await page.getByRole("button", { name: "Send Question" }).dblclick();
  const received = page.getByRole("heading", { name: RECEIVED });
  await expect(received).toBeFocused();
  await expect(received).toBeInViewport();
  const reference = page.getByText(/^VI-[2-9A-Z]{5}$/);
  const shown = await reference.textContent();
  const follow = page.getByRole("link", { name: "Follow your request" });
  await expect(follow).toHaveAttribute("href", new RegExp(`/request/${shown}-[0-9a-f]{32}$`));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers()["idempotency-key"]).toMatch(/^.{16,}$/);
  expect(sent[0]?.headers().authorization).toBeUndefined();
  expect(sent[0]?.postDataJSON()).toEqual({
    vehicleId: id,
    topic: "question",
    message: "Does it have a hitch?",
    preferredAt: null,
    customerInfo: { name: DANA.name, phone: "", email: DANA.email },
  });
  expect((await sent[0]?.response())?.status()).toBe(201);
  // The reference, without anything personal.
  expect(await storedNames(page)).toEqual([`inquiry-sent-${id}`]);

  await page.reload();
  await expect(reference).toHaveText(shown ?? "");
  await expect(follow).toBeVisible();
  await page.getByRole("button", { name: "Ask Something Else" }).click();
  await expect(page.getByRole("heading", { name: "Ask, or plan a test drive" })).toBeFocused();
  await expect(question(page)).toHaveValue("");
  await expect(name(page)).toHaveValue("");
  await page.reload();
  await expect(question(page)).toBeVisible();
});

test("a test drive needs a day and a time when the shop is open", async ({ page }) => {
  await openForm(page);
  const sent = submissions(page);
  await chooseTopic(page, "Test drive");
  await expect(day(page)).toHaveAccessibleDescription(
    "Monday–Friday 8am–5pm. We confirm the time before you come.",
  );
  await expect(time(page).getByRole("option")).toHaveCount(19);
  await requestTestDrive(page);
  await expect(day(page)).toHaveAccessibleDescription("Please choose a day");
  await expect(day(page)).toBeFocused();
  await expect(time(page)).toHaveAccessibleDescription("Please choose a time");
  await name(page).fill(DANA.name);
  await phone(page).fill(DANA.phone);
  await time(page).selectOption("2:30 pm");
  const tuesday = nextDay(2);
  for (const [chosen, message] of [
    [nextDay(0), "We are closed then. We are open Monday–Friday 8am–5pm."],
    ["2020-01-06", "Please choose a time that is not over"],
  ] as const) {
    await day(page).fill(chosen);
    await requestTestDrive(page);
    await expect(day(page)).toHaveAccessibleDescription(message);
  }
  expect(sent).toEqual([]);

  // The server knows the holidays, the form does not.
  const fields = { preferredAt: "We are closed on that day. Please choose another one." };
  await page.route(REQUESTS, (route) =>
    route.fulfill({
      status: 400,
      json: { error: "Please check the marked fields.", code: "invalid_input", fields },
    }),
  );
  await day(page).fill(tuesday);
  await requestTestDrive(page);
  await expect(day(page)).toHaveAccessibleDescription(fields.preferredAt);
  await page.unroute(REQUESTS);

  await page.route(REQUESTS, (route) => route.fulfill({ status: 201, json: RECEIPT }));
  await requestTestDrive(page);
  await expect(page.getByRole("heading", { name: RECEIVED })).toBeFocused();
  expect(sent.at(-1)?.postDataJSON()).toMatchObject({
    topic: "test_drive",
    message: null,
    preferredAt: `${tuesday}T14:30`,
    customerInfo: { name: DANA.name, phone: DANA.phone, email: "" },
  });
});

test("the input survives a reload of the tab, for its vehicle only", async ({ page }) => {
  await openForm(page);
  const wednesday = nextDay(3);
  await chooseTopic(page, "Test drive");
  await day(page).fill(wednesday);
  await time(page).selectOption("9:00 am");
  await name(page).fill(DANA.name);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Test drive" })).toBeChecked();
  await expect(day(page)).toHaveValue(wednesday);
  await expect(time(page)).toHaveValue("09:00");
  await expect(name(page)).toHaveValue(DANA.name);
  await openForm(page, "pending");
  await expect(page.getByRole("radio", { name: "Question" })).toBeChecked();
  await expect(name(page)).toHaveValue("");
});

test("a request that fails shows why and the phone number, keeps all fields, and is sent again with the same key", async ({
  page,
}) => {
  await openForm(page);
  const sent = submissions(page);
  await fillQuestion(page);
  const callUs = "What you typed is still here. You can also call us at (518) 555-0142.";
  const failures = [
    [
      { status: 404, json: { error: "This vehicle is no longer listed", code: "not_found" } },
      "no longer listed.",
    ],
    [{ status: 429, json: { error: "Too many requests.", code: "rate_limited" } }, "Too many requests."],
    [{ status: 502, contentType: "text/html", body: "<h1>Bad</h1>" }, "Your message could not be sent."],
    [{ status: 200, contentType: "text/html", body: "<h1>Hi</h1>" }, "Your message could not be sent."],
    [null, "The site cannot be reached."],
  ] as const;
  for (const [response, reason] of failures) {
    await page.route(REQUESTS, (route) => (response ? route.fulfill(response) : route.abort()));
    await sendQuestion(page);
    await expect(problem(page)).toContainText(reason);
    await expect(problem(page)).toContainText(callUs);
    await expect(question(page)).toHaveValue("Is it still here?");
    await expect(phone(page)).toHaveValue(DANA.phone);
    await page.unroute(REQUESTS);
  }
  await page.reload();
  await page.route(REQUESTS, (route) => route.fulfill({ status: 201, json: RECEIPT }));
  await expect(question(page)).toHaveValue("Is it still here?");
  await sendQuestion(page);
  await expect(page.getByText(RECEIPT.reference, { exact: true })).toBeVisible();
  await expect(problem(page)).toHaveCount(0);
  expect(sent).toHaveLength(6);
  expect(new Set(sent.map((request) => request.headers()["idempotency-key"])).size).toBe(1);
});

test("the button shows that a request is being sent", async ({ page }) => {
  await openForm(page);
  const release = await hold(page, REQUESTS);
  await fillQuestion(page);
  await sendQuestion(page);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await release();
  await expect(page.getByRole("heading", { name: RECEIVED })).toBeVisible();
});

test("a sold vehicle can be asked about, without a test drive", async ({ page }) => {
  await openForm(page, "sold");
  await expect(page.getByRole("heading", { name: "Ask about it" })).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  const sent = submissions(page);
  await page.route(REQUESTS, (route) => route.fulfill({ status: 201, json: RECEIPT }));
  await fillQuestion(page);
  await sendQuestion(page);
  await expect(page.getByText(RECEIPT.reference, { exact: true })).toBeVisible();
  expect(sent[0]?.postDataJSON()).toMatchObject({ topic: "question", preferredAt: null });
});

test("the form works by keyboard on a phone, and nothing is wider than the screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: PHONE.height });
  await openForm(page);
  await page.getByRole("radio", { name: "Question" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Test drive" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(day(page)).toBeFocused();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says to call or write instead", async ({ page }) => {
    await openForm(page);
    const main = page.getByRole("main");
    // Located by element: locators by text ignore the content of noscript.
    await expect(page.locator("noscript p")).toContainText("This form needs JavaScript.");
    await expect(main.getByRole("link", { name: "Email About This Vehicle" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Call (518) 555-0142" })).toBeVisible();
  });
});
