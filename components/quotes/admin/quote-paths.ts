import { requestPath } from "@/components/desk/admin/desk-view";

const apiOf = (reference: string) => `/api/admin/conversations/${encodeURIComponent(reference)}`;

/** The URLs of a request's quotes under /api/admin. */
export const quoteApi = {
  draft: (reference: string) => `${apiOf(reference)}/quote-draft`,
  email: (reference: string) => `${apiOf(reference)}/quote-draft/email`,
  send: (reference: string) => `${apiOf(reference)}/quotes`,
};

/** The page that writes a request's next quote, with a donor added to it when given. */
export const quotePath = (reference: string, donorId?: string): string =>
  `${requestPath(reference)}/quote${donorId === undefined ? "" : `?donor=${encodeURIComponent(donorId)}`}`;

/** The printable page of a quote. */
export const quotePrintPath = (reference: string, number: number): string =>
  `${requestPath(reference)}/quotes/${number}/print`;

/** The printable work order of a request. */
export const workOrderPath = (reference: string): string => `${requestPath(reference)}/work-order`;
