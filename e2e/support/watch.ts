import type { Page } from "@playwright/test";

/** Collects whatever the page says in the console, every error it throws and every request of its own that fails. */
export function watch(page: Page, allowed: RegExp = /^$/): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!allowed.test(text)) complaints.push(text);
  };
  page.on("console", (message) => note(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => note(String(error)));
  page.on("requestfailed", (request) => {
    // A page that is left ends what it was still fetching.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") note(`${request.url()} failed`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`${response.url()} answered ${response.status()}`);
  });
  return complaints;
}
