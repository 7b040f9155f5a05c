import { expect, type Page, type Request, test } from "@playwright/test";
import { hold } from "./support/hold";
import { PHONE } from "./support/pages";
import { toasts } from "./support/toast";

// The callback form on the repair page: both contact methods, every message, every outcome.

const REQUESTS = "**/api/repair-requests";
const RECEIPT = {
  _id: "abcdefghijkl",
  reference: "RR-ABCDE",
  status: "pending",
  createdAt: "2026-03-02",
  statusUrl: "https://shop.example/request/RR-ABCDE-0123456789abcdef0123456789abcdef",
};
const CALL_US = "Failed to submit request. Please try calling us directly at (518) 555-0142.";

const name = (page: Page) => page.getByLabel("Your name");
const phone = (page: Page) => page.getByLabel("Phone number");
const email = (page: Page) => page.getByLabel("Email address");
const description = (page: Page) => page.getByLabel("What is going on with it?");
const chooseMethod = (page: Page, method: "Phone" | "Email") =>
  page.getByText(method, { exact: true }).and(page.locator("label")).click();
const send = (page: Page) => page.getByRole("button", { name: "Send Request" }).click();

/** Collects the requests that the page sends. */
function submissions(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/repair-requests")) sent.push(request);
  });
  return sent;
}

test("the phone method requires a name and a phone number, and shows their errors", async ({ page }) => {
  await page.goto("/repair");
  const sent = submissions(page);
  await expect(page.getByRole("radio", { name: "Phone" })).toBeChecked();
  await send(page);
  await expect(name(page)).toHaveAccessibleDescription("Please enter your name");
  await expect(name(page)).toBeFocused();
  await expect(phone(page)).toHaveAccessibleDescription("Please enter your phone number");
  await phone(page).pressSequentially("518555");
  await expect(phone(page)).toHaveValue("(518) 555");
  await expect(phone(page)).toHaveAccessibleDescription("Please enter a valid phone number");
  await expect(email(page)).toHaveCount(0);
  await name(page).fill("Dana Example");
  await expect(name(page)).toHaveAccessibleDescription("");
  expect(sent).toEqual([]);
});

test("the email method requires a name and an email address, and shows their errors", async ({ page }) => {
  await page.goto("/repair");
  const sent = submissions(page);
  await chooseMethod(page, "Email");
  await expect(phone(page)).toHaveCount(0);
  await send(page);
  await expect(name(page)).toHaveAccessibleDescription("Please enter your name");
  await expect(email(page)).toHaveAccessibleDescription("Please enter your email address");
  await email(page).fill("dana@example");
  await expect(email(page)).toHaveAccessibleDescription("Please enter a valid email address");
  await email(page).fill("dana@example.com");
  await expect(email(page)).toHaveAccessibleDescription("");
  expect(sent).toEqual([]);
});

test("the fields of both contact methods keep their text, and the method can be chosen by keyboard", async ({
  page,
}) => {
  await page.goto("/repair");
  await phone(page).fill("5185550117");
  await page.getByRole("radio", { name: "Phone" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Email" })).toBeChecked();
  await email(page).fill("dana@example.com");
  await chooseMethod(page, "Phone");
  await expect(phone(page)).toHaveValue("(518) 555-0117");
  await chooseMethod(page, "Email");
  await expect(email(page)).toHaveValue("dana@example.com");
});

test("a request by phone has the defaults, shows a success message for 5 seconds, and then an empty form", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-03-02T12:00:00-05:00") });
  await page.goto("/repair");
  const sent = submissions(page);
  await page.route(REQUESTS, (route) => route.fulfill({ status: 201, json: RECEIPT }));
  await name(page).fill("Dana Example");
  await phone(page).fill("5185550117");
  await page.clock.pauseAt(new Date("2026-03-02T13:00:00-05:00"));
  await page.getByRole("button", { name: "Send Request" }).dblclick();
  const success = page.getByRole("heading", { name: "We have your request" });
  await expect(success).toBeVisible();
  await expect(page.getByText(RECEIPT.reference, { exact: true })).toBeVisible();
  const follow = page.getByRole("link", { name: "Follow your request" });
  await expect(follow).toHaveAttribute("href", RECEIPT.statusUrl);
  await expect(toasts(page).getByText("Request Submitted!", { exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers()["idempotency-key"]).toMatch(/^.{16,}$/);
  expect(sent[0]?.headers().authorization).toBeUndefined();
  expect(sent[0]?.postDataJSON()).toEqual({
    customerInfo: {
      name: "Dana Example",
      phone: "(518) 555-0117",
      email: "",
      address: { street: "", city: "", state: "", zipCode: "" },
    },
    vehicleInfo: { year: 2026, make: "TBD", model: "TBD", mileage: 0 },
    serviceInfo: {
      serviceType: "General Repair",
      urgency: "Medium",
      description: "Customer will provide details during phone consultation",
    },
    contactMethod: "phone",
    isSimplifiedRequest: true,
  });
  await page.clock.runFor(4_999);
  await expect(success).toBeVisible();
  await expect(name(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(success).toHaveCount(0);
  await expect(name(page)).toHaveValue("");
  await expect(phone(page)).toHaveValue("");
  await expect(follow).toBeVisible();
});

test("the reference of a request and the link to its page survive a reload", async ({ page }) => {
  await page.goto("/repair");
  await name(page).fill("Dana Example");
  await phone(page).fill("5185550117");
  await page.route(REQUESTS, (route) => route.fulfill({ status: 201, json: RECEIPT }));
  await send(page);
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Request ${RECEIPT.reference} is with us.`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Follow your request" })).toHaveAttribute(
    "href",
    RECEIPT.statusUrl,
  );
  await expect(name(page)).toBeVisible();
  await expect(name(page)).toHaveValue("");
});

test("a request by email has the email address and the description, and is stored", async ({ page }) => {
  await page.goto("/repair");
  const sent = submissions(page);
  await chooseMethod(page, "Email");
  await name(page).fill("Dana Example");
  await email(page).fill("dana@example.com");
  await description(page).fill("It squeals when I brake.");
  await send(page);
  await expect(page.getByText("We will write to dana@example.com.").first()).toBeVisible();
  await expect(page.getByText(/^RR-[2-9A-Z]{5}$/)).toBeVisible();
  expect(sent[0]?.postDataJSON()).toMatchObject({
    customerInfo: { phone: "", email: "dana@example.com" },
    serviceInfo: { description: "It squeals when I brake." },
    contactMethod: "email",
  });
  expect((await sent[0]?.response())?.status()).toBe(201);
});

test("a request that fails shows the phone number, keeps all fields, and is sent again with the same key", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/repair");
  // Toasts stay while the clock is paused.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const sent = submissions(page);
  await name(page).fill("Lee Sample");
  await phone(page).fill("5185550163");
  await description(page).fill("Will not start.");
  const responses = [
    { status: 503, json: { error: "The database is away.", code: "unavailable" } },
    { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" },
    { status: 200, contentType: "text/html", body: "<h1>Thanks</h1>" },
    null,
  ];
  for (const response of responses) {
    await page.route(REQUESTS, (route) => (response ? route.fulfill(response) : route.abort()));
    await send(page);
    const what = JSON.stringify(response);
    await expect(page.getByRole("main").getByRole("alert"), what).toHaveText(CALL_US);
    await expect(toasts(page).getByText("Submission Failed", { exact: true }), what).toBeVisible();
    if (response && response.status > 200) {
      await expect(toasts(page)).toContainText(`Failed to submit repair request: ${response.status}`);
    }
    await expect(name(page), what).toHaveValue("Lee Sample");
    await expect(phone(page), what).toHaveValue("(518) 555-0163");
    await expect(description(page), what).toHaveValue("Will not start.");
    await page.unroute(REQUESTS);
  }
  await page.route(REQUESTS, (route) => route.fulfill({ status: 201, json: RECEIPT }));
  await send(page);
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  const keys = new Set(sent.map((request) => request.headers()["idempotency-key"]));
  expect(sent).toHaveLength(5);
  expect(keys.size).toBe(1);
});

test("an error from the server is shown at its field", async ({ page }) => {
  await page.goto("/repair");
  await name(page).fill("Lee Sample");
  await phone(page).fill("5185550163");
  const fields = { "customerInfo.phone": "Nobody answers at this number" };
  await page.route(REQUESTS, (route) =>
    route.fulfill({
      status: 400,
      json: { error: "Please check the marked fields.", code: "invalid", fields },
    }),
  );
  await send(page);
  await expect(phone(page)).toHaveAccessibleDescription("Nobody answers at this number");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(CALL_US);
});

test("the button shows that a request is being sent", async ({ page }) => {
  await page.goto("/repair");
  const release = await hold(page, REQUESTS);
  await name(page).fill("Lee Sample");
  await phone(page).fill("5185550163");
  await send(page);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await release();
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
});

test("Request Callback scrolls to the form; on a phone a bar has it while the form and the other links are off screen", async ({
  page,
}) => {
  await page.goto("/repair");
  const links = page.getByRole("main").getByRole("link", { name: "Request Callback" });
  const form = page.getByRole("heading", { name: "Request a callback" });
  // In the hero, and once more at the end of the page.
  await expect(links).toHaveCount(2);
  await links.first().click();
  await expect(form).toBeInViewport();

  await page.setViewportSize(PHONE);
  await page.getByRole("heading", { name: "Repair warranty" }).scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(3);
  await links.last().click();
  await expect(form).toBeInViewport();
  await expect(links).toHaveCount(2);
});
