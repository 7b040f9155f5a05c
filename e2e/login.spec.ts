import { expect, type Page, test } from "@playwright/test";
import { hold } from "./support/hold";
import { logIn, storedNames } from "./support/office";
import { site } from "./support/site";

// The sign-in page: every message, the lockout in the form, and the redirect. Responses are mocked where a wrong
// password would lock the account that all tests use.

const LOGIN = "**/api/auth/login";
const CREDENTIALS = { username: "someone", password: "not the password" };

type MockResponse =
  | Parameters<Awaited<Parameters<Parameters<Page["route"]>[1]>[0]>["fulfill"]>[0]
  | "network error";

/** Mocks the responses of sign-in from now on. @returns a function that counts the requests. */
async function mockLogin(page: Page, response: MockResponse): Promise<() => number> {
  let requestCount = 0;
  await page.unroute(LOGIN);
  await page.route(LOGIN, (route) => {
    requestCount += 1;
    return response === "network error" ? route.abort() : route.fulfill(response);
  });
  return () => requestCount;
}

const refused = { status: 401, json: { error: "Invalid username or password" } };
const errorOf = (page: Page) => page.getByRole("main").getByRole("alert");
const loginButton = (page: Page) => page.getByRole("button", { name: "Login" });
const passwordField = (page: Page) => page.getByRole("textbox", { name: "Password" });

test("both fields are required, and the missing one is focused", async ({ page }) => {
  await page.goto("/login");
  await loginButton(page).click();
  await expect(errorOf(page)).toHaveText("Please enter both username and password");
  await expect(page.getByLabel("Username")).toBeFocused();
  await page.getByLabel("Username").fill("someone");
  await page.keyboard.press("Enter");
  await expect(passwordField(page)).toBeFocused();
  await page.getByLabel("Username").fill("   ");
  await passwordField(page).fill("x");
  await page.keyboard.press("Enter");
  await expect(errorOf(page)).toHaveText("Please enter both username and password");
});

test("the third failure locks for one minute and the fifth for fifteen", async ({ page }) => {
  const requestCount = await mockLogin(page, refused);
  await page.clock.install({ time: Date.now() });
  await page.goto("/login");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const expectError = async (message: string) => {
    await logIn(page, CREDENTIALS);
    await expect(errorOf(page)).toHaveText(message);
  };
  await expectError("Invalid username or password");
  await expectError("Invalid username or password");
  await expectError("Too many failed attempts. Account locked for 1 minute.");
  await expectError("Too many failed attempts. Please try again in 1 minute(s).");
  expect(requestCount()).toBe(3);
  await page.clock.fastForward(60_000);
  await expect(errorOf(page)).toBeEmpty();
  await expectError("Invalid username or password");
  await expectError("Too many failed attempts. Account locked for 15 minutes.");
  await expectError("Too many failed attempts. Please try again in 15 minute(s).");
  await page.clock.fastForward(60_001);
  await expectError("Too many failed attempts. Please try again in 14 minute(s).");
  expect(requestCount()).toBe(5);
});

const FAILURES: { what: string; response: MockResponse; message: string }[] = [
  {
    what: "a server error",
    response: { status: 503, json: { error: "The database is away." } },
    message: "The database is away.",
  },
  { what: "an error without a message", response: { status: 500, json: {} }, message: "Login failed" },
  {
    what: "HTML instead of JSON",
    response: { status: 502, body: "<html>Bad gateway</html>" },
    message: "Login failed",
  },
  { what: "a response without a token", response: { json: { user: {} } }, message: "Authentication failed" },
  {
    what: "no response",
    response: "network error",
    message: "Login failed. The site cannot be reached. Check your connection and try again.",
  },
  // Must be last, because it locks the form.
  {
    what: "a lockout by the server",
    response: {
      status: 429,
      headers: { "Retry-After": "600" },
      json: { error: "Too many failed attempts. Please try again in 10 minute(s)." },
    },
    message: "Too many failed attempts. Please try again in 10 minute(s).",
  },
];

test("every other failure shows its message and keeps the input", async ({ page }) => {
  await page.goto("/login");
  for (const { what, response, message } of FAILURES) {
    await mockLogin(page, response);
    await logIn(page, CREDENTIALS);
    await expect(errorOf(page), what).toHaveText(message);
    await expect(passwordField(page), what).toHaveValue(CREDENTIALS.password);
  }
});

test("the button shows that it is busy, and submits only once", async ({ page }) => {
  const pending: (() => Promise<void>)[] = [];
  await page.route(LOGIN, (route) => {
    pending.push(() => route.fulfill(refused));
  });
  await page.goto("/login");
  await logIn(page, CREDENTIALS);
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeVisible();
  await passwordField(page).press("Enter");
  expect(pending).toHaveLength(1);
  await pending[0]?.();
  await expect(loginButton(page)).toBeVisible();
});

test("password managers recognize the fields, the password can be shown, and Caps Lock is reported", async ({
  page,
}) => {
  await page.goto("/login");
  await expect(page.getByLabel("Username")).toHaveAttribute("autocomplete", "username");
  await expect(passwordField(page)).toHaveAttribute("autocomplete", "current-password");
  await expect(passwordField(page)).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(passwordField(page)).toHaveAttribute("type", "text");
  // Its name changes with its label (WCAG 2.5.3), so it has no pressed state.
  const hide = page.getByRole("button", { name: "Hide password", exact: true });
  await expect(hide).toHaveText("Hide");
  await expect(hide).not.toHaveAttribute("aria-pressed");
  await hide.click();
  await expect(passwordField(page)).toHaveAttribute("type", "password");
  await passwordField(page).evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "A", modifierCapsLock: true, bubbles: true })),
  );
  await expect(page.getByText("Caps Lock is on.")).toBeVisible();
});

test("signing in redirects to the requested page with its query and hash, and to no other site", async ({
  page,
}) => {
  await page.goto("/admin?tab=parts&open=none#here");
  await expect(page).toHaveURL(/\/login\?from=/);
  await logIn(page);
  await expect(page).toHaveURL("/admin?tab=parts&open=none#here");
  await expect(page.getByRole("button", { name: "Logout", exact: true })).toBeVisible();
  expect(await storedNames(page)).toEqual(["authToken", "user"]);
  // Already signed in: redirected at once, but never to another site.
  for (const from of ["//evil.example.com", "https://evil.example.com/"]) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await expect(page).toHaveURL(`${site.url}/admin`);
  }
  const release = await hold(page, "**/api/auth/verify");
  const verification = page.waitForRequest("**/api/auth/verify");
  await page.goto("/admin");
  await verification;
  await expect(page.getByRole("status").filter({ hasText: "Verifying access..." })).toBeVisible();
  await release();
  await page.getByRole("button", { name: "Logout", exact: true }).click();
  await expect(page).toHaveURL("/login");
  await page.goto("/admin/account");
  await expect(page).toHaveURL("/login?from=%2Fadmin%2Faccount");
});

test("a sign-in page that opens while another tab is signing in does not end that session", async ({
  page,
  context,
}) => {
  // Extends the time in which the browser has the cookie but not the token.
  await page.addInitScript(() => {
    const originalFetch = window.fetch;
    window.fetch = async (...request) => {
      const response = await originalFetch(...request);
      if (String(request[0]).endsWith("/api/auth/login"))
        await new Promise((resolve) => window.addEventListener("continue", resolve, { once: true }));
      return response;
    };
  });
  await page.goto("/login");
  const response = page.waitForResponse(LOGIN);
  await logIn(page);
  await response;
  const other = await context.newPage();
  await other.goto("/login");
  const waiting = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event("continue")));
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL("/admin");
    await expect(tab.getByRole("button", { name: "Logout", exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Logout", exact: true }).click();
  await expect(page).toHaveURL("/login");
});
