import { quoteApi } from "@/components/quotes/admin/quote-paths";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import type { FieldErrors } from "@/lib/http/errors";
import type { QuoteDraftInput, QuoteDraftView, QuoteView } from "@/lib/quotes/schema";

export type QuoteFailure =
  /** Somebody else saved or sent the draft first. */
  { kind: "changed" } | { kind: "failed"; message: string; fields: FieldErrors };

export type SaveResult = { kind: "saved"; view: QuoteDraftView } | QuoteFailure;
export type SendResult = { kind: "sent"; quote: QuoteView } | QuoteFailure;

const LIMIT_MS = 30_000;
const NO_REASON = "The server did not say why.";

const ifMatch = (version: number) => ({ "If-Match": `"${version}"` });

/** Stores a draft unless somebody else saved it since. `keepalive` lets it finish after the page was left. Never throws. */
export async function putDraft(
  reference: string,
  input: QuoteDraftInput,
  version: number,
  keepalive = false,
): Promise<SaveResult> {
  try {
    const view = await adminRequest<QuoteDraftView>(quoteApi.draft(reference), {
      method: "PUT",
      body: input,
      headers: ifMatch(version),
      ...(keepalive ? { keepalive } : { signal: AbortSignal.timeout(LIMIT_MS) }),
    });
    return { kind: "saved", view };
  } catch (error) {
    return toFailure(error);
  }
}

/** Sends the stored draft unless somebody else saved it since. Never throws. */
export async function postQuote(reference: string, version: number): Promise<SendResult> {
  try {
    const options = {
      method: "POST",
      headers: ifMatch(version),
      signal: AbortSignal.timeout(LIMIT_MS),
    } as const;
    return { kind: "sent", quote: await adminRequest<QuoteView>(quoteApi.send(reference), options) };
  } catch (error) {
    return toFailure(error);
  }
}

/** Deletes the stored draft; one that is already deleted counts as deleted. Never throws. */
export async function deleteDraft(reference: string, version: number): Promise<string | null> {
  try {
    await adminRequest(quoteApi.draft(reference), { method: "DELETE", headers: ifMatch(version) });
    return null;
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    return error instanceof RequestError ? error.message : NO_REASON;
  }
}

function toFailure(error: unknown): QuoteFailure {
  if (!(error instanceof RequestError)) return { kind: "failed", message: NO_REASON, fields: {} };
  if (error.status === 412) return { kind: "changed" };
  return { kind: "failed", message: error.message || NO_REASON, fields: error.details.fields ?? {} };
}
