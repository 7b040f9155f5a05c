import { type SentRequest, sentRequest } from "@/components/requests/sent-request";
import { RequestError, requestJson } from "@/lib/http/client";
import { SUBMIT_MESSAGES } from "@/lib/part-requests/wizard-messages";
import type { PartRequestBody } from "@/lib/part-requests/wizard-rules";
import {
  type RefusedFields,
  refusedFields,
  SUBMIT_LIMIT_MS,
  submitFailureMessage,
} from "@/lib/part-requests/wizard-submission";

export type SendOutcome =
  | { kind: "sent"; sent: SentRequest }
  | { kind: "failed"; message: string; refused: RefusedFields | null };

/** Sends a part request. A retry with the same key does not store it twice. Never throws. */
export async function sendPartRequest(body: PartRequestBody, key: string): Promise<SendOutcome> {
  try {
    const answer = await requestJson<unknown>("/api/part-requests", {
      method: "POST",
      body,
      headers: { "Idempotency-Key": key },
      signal: AbortSignal.timeout(SUBMIT_LIMIT_MS),
      nonJsonMessage: SUBMIT_MESSAGES.nonJson,
    });
    if (typeof answer !== "object" || answer === null)
      return failed(new RequestError(SUBMIT_MESSAGES.nonJson, 200));
    return { kind: "sent", sent: sentRequest(answer) };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): SendOutcome {
  const fields = error instanceof RequestError ? error.details.fields : undefined;
  return { kind: "failed", message: submitFailureMessage(error), refused: refusedFields(fields) };
}
