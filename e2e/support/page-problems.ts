import type { Page } from "@playwright/test";

/** Collects the page's console messages, uncaught errors and failed requests, except what matches `allowed`. */
export function collectProblems(page: Page, allowed: RegExp = /^$/): string[] {
  const problems: string[] = [];
  const add = (text: string) => {
    if (!allowed.test(text)) problems.push(text);
  };
  page.on("console", (message) => add(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => add(String(error)));
  page.on("requestfailed", (request) => {
    // Navigation aborts pending requests.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") add(`${request.url()} failed`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) add(`${response.url()} responded with ${response.status()}`);
  });
  return problems;
}
