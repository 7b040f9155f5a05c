import type { Locator, Page } from "@playwright/test";
import { call, callbackRequest, partRequest } from "@/e2e/support/api";

/** Both kinds of requests, for tests that cover both. */
export const REQUEST_TABS = [
  {
    tab: "parts",
    kind: "part-requests",
    body: partRequest,
    title: "Parts Requests",
    next: "Quoted",
    name: "Dana Example",
    subject: "parts request",
    emptyHeading: "No part requests yet.",
    plural: "part requests",
  },
  {
    tab: "repairs",
    kind: "repair-requests",
    body: callbackRequest,
    title: "Repair Requests",
    next: "Scheduled",
    name: "Lee Sample",
    subject: "repair request",
    emptyHeading: "No repair requests yet.",
    plural: "repair requests",
  },
] as const;

type Kind = (typeof REQUEST_TABS)[number]["kind"];
export type CreatedRequest = { _id: string; reference: string; path: string };

/** Creates, reads and changes requests over the API; `cleanUp` deletes those it created. */
export function requestsApi(token: string) {
  const created: CreatedRequest[] = [];
  return {
    async create(kind: Kind, json: object): Promise<CreatedRequest> {
      const { body } = await call(`/api/${kind}`, { json });
      const { _id, reference } = body as CreatedRequest;
      const request = { _id, reference, path: `/api/admin/${kind}/${_id}` };
      created.push(request);
      return request;
    },
    change: ({ path }: CreatedRequest, json: object) => call(path, { method: "PUT", json, token }),
    remove: ({ path }: CreatedRequest) => call(path, { method: "DELETE", token }),
    read: async ({ path }: CreatedRequest) =>
      (await call(path, { token })).body as { status: string; notes: { content: string }[] },
    async cleanUp() {
      for (const { path } of created.splice(0)) await call(path, { method: "DELETE", token });
    },
  };
}

/** Opens the office with the row of a request expanded. */
export async function openRequest(page: Page, tab: string, { _id }: CreatedRequest): Promise<Locator> {
  await page.goto(`/admin?tab=${tab}&open=${_id}`);
  const details = page.locator(`#details-${_id}`);
  await details.waitFor();
  return details;
}

export const noteField = (details: Locator) => details.getByLabel("Add a note");
export const statusField = (details: Locator) => details.getByLabel("Status");
export const updateButton = (details: Locator) => details.getByRole("button", { name: "Update Request" });
