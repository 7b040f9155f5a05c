import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { type CallbackField, type CallbackValues, EMPTY_CALLBACK } from "@/components/repair/callback-values";
import { type SentRequest, sentRequest } from "@/components/requests/sent-request";
import { forgetStored, parseStored, readStoredText, writeStored } from "@/lib/browser-storage";
import { business } from "@/lib/business";
import { RequestError, requestJson } from "@/lib/http/client";
import type { FieldErrors } from "@/lib/http/errors";
import type { SubmitAttempt } from "@/lib/http/submission";
import { CALLBACK_DEFAULTS, repairRequestSchema } from "@/lib/repair-requests/schema";

/** Milliseconds after which a submission counts as failed. */
const SUBMIT_LIMIT_MS = 20_000;

export type FieldMessages = Partial<Record<CallbackField, string>>;

/** The form field of each path of the request. */
const FIELD_OF_PATH: Record<string, CallbackField> = {
  customerInfo: "name",
  "customerInfo.name": "name",
  "customerInfo.phone": "phone",
  "customerInfo.email": "email",
  "serviceInfo.description": "description",
};

/** The year in the shop's time zone. */
export function shopYear(now: Date): number {
  const year = new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone: business.timeZone }).format(now);
  return Number(year);
}

/** The body of POST /api/repair-requests: only the chosen contact method, and defaults for what the form does not have. */
export function callbackBody(values: CallbackValues, year: number) {
  const { contactMethod, name, description } = values;
  const { make, model, mileage, serviceType, urgency } = CALLBACK_DEFAULTS;
  return {
    customerInfo: {
      name: name.trim(),
      phone: contactMethod === "phone" ? values.phone.trim() : "",
      email: contactMethod === "email" ? values.email.trim() : "",
      address: { street: "", city: "", state: "", zipCode: "" },
    },
    vehicleInfo: { year, make, model, mileage },
    serviceInfo: {
      serviceType,
      urgency,
      description: description.trim() || CALLBACK_DEFAULTS.description,
    },
    contactMethod,
    isSimplifiedRequest: true,
  };
}

export type CallbackBody = ReturnType<typeof callbackBody>;

/** Validates the form's values with the server's schema for the request; each issue has the path of its form field. */
export const callbackSchema = z.custom<CallbackValues>().superRefine((values, context) => {
  const body = callbackBody({ ...EMPTY_CALLBACK, ...values }, shopYear(new Date()));
  for (const { path, message } of repairRequestSchema.safeParse(body).error?.issues ?? []) {
    const field = FIELD_OF_PATH[path.join(".")];
    if (field) context.addIssue({ code: "custom", path: [field], message });
  }
});

/** The resolver of the form, for react-hook-form. */
export const callbackResolver = zodResolver(callbackSchema);

/** The server's messages, by path of the request, as messages by form field. */
export function fieldMessages(fields: FieldErrors): FieldMessages {
  const messages: FieldMessages = {};
  for (const [path, message] of Object.entries(fields)) {
    const field = FIELD_OF_PATH[path];
    if (field) messages[field] ??= message;
  }
  return messages;
}

const ATTEMPT_KEY = "callback-attempt";
const attemptSchema = z.object({ content: z.string(), key: z.string() }) satisfies z.ZodType<SubmitAttempt>;

/** The last request of this tab that was not confirmed. Sent again, even after a reload, it has the same idempotency key. */
export const lastAttempt = () => parseStored(readStoredText(ATTEMPT_KEY), attemptSchema);
export const keepAttempt = (attempt: SubmitAttempt) => writeStored(ATTEMPT_KEY, JSON.stringify(attempt));
export const forgetAttempt = () => forgetStored(ATTEMPT_KEY);

export type CallbackOutcome =
  | { kind: "sent"; sent: SentRequest }
  /** `message` has the status of the response; empty when there was none. */
  | { kind: "failed"; message: string; fields: FieldMessages };

/** Sends the request. Sent again with the same key it is not stored twice. Never throws. */
export async function sendCallback(body: CallbackBody, key: string): Promise<CallbackOutcome> {
  try {
    const answer = await requestJson<unknown>("/api/repair-requests", {
      method: "POST",
      body,
      headers: { "Idempotency-Key": key },
      signal: AbortSignal.timeout(SUBMIT_LIMIT_MS),
    });
    return { kind: "sent", sent: sentRequest(answer) };
  } catch (error) {
    const { status, details } = error instanceof RequestError ? error : { status: 0, details: {} };
    return {
      kind: "failed",
      message: status === 0 ? "" : `Failed to submit repair request: ${status}`,
      fields: fieldMessages(details.fields ?? {}),
    };
  }
}
