import type { Locator, Page } from "@playwright/test";
import { call, callbackRequest, partRequest } from "@/e2e/support/api";

/** The two kinds of request, as a test goes through both. */
export const REQUEST_TABS = [
  {
    tab: "parts",
    kind: "part-requests",
    body: partRequest,
    title: "Parts Requests",
    next: "Quoted",
    name: "Dana Example",
    subject: "parts request",
    nothing: "No part requests yet.",
    words: "part requests",
  },
  {
    tab: "repairs",
    kind: "repair-requests",
    body: callbackRequest,
    title: "Repair Requests",
    next: "Scheduled",
    name: "Lee Sample",
    subject: "repair request",
    nothing: "No repair requests yet.",
    words: "repair requests",
  },
] as const;

type Kind = (typeof REQUEST_TABS)[number]["kind"];
export type Made = { _id: string; reference: string; path: string };

/** Requests of a test's own, made over HTTP; `cleanUp` deletes them. */
export function requestsOver(token: string) {
  const made: Made[] = [];
  return {
    async make(kind: Kind, json: object): Promise<Made> {
      const { body } = await call(`/api/${kind}`, { json });
      const { _id, reference } = body as Made;
      const request = { _id, reference, path: `/api/admin/${kind}/${_id}` };
      made.push(request);
      return request;
    },
    change: ({ path }: Made, json: object) => call(path, { method: "PUT", json, token }),
    remove: ({ path }: Made) => call(path, { method: "DELETE", token }),
    read: async ({ path }: Made) =>
      (await call(path, { token })).body as { status: string; notes: { content: string }[] },
    async cleanUp() {
      for (const { path } of made.splice(0)) await call(path, { method: "DELETE", token });
    },
  };
}

/** Opens the office at a request, with its row open. */
export async function openRequest(page: Page, tab: string, { _id }: Made): Promise<Locator> {
  await page.goto(`/admin?tab=${tab}&open=${_id}`);
  const details = page.locator(`#details-${_id}`);
  await details.waitFor();
  return details;
}

export const noteField = (details: Locator) => details.getByLabel("Add a note");
export const statusField = (details: Locator) => details.getByLabel("Status");
export const update = (details: Locator) => details.getByRole("button", { name: "Update Request" });
