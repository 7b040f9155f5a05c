import { z } from "zod";
import { type CallbackField, type CallbackValues, EMPTY_CALLBACK } from "@/components/repair/callback-values";
import { forgetStored, parseStored, readStoredText, writeStored } from "@/lib/browser-storage";
import { business } from "@/lib/business";
import { RequestError, requestJson } from "@/lib/http/client";
import type { FieldErrors } from "@/lib/http/errors";
import type { SubmitAttempt } from "@/lib/http/submission";
import { CALLBACK_DEFAULTS, repairRequestSchema } from "@/lib/repair-requests/schema";

/** How long a submission may take before it counts as failed. */
const SUBMIT_LIMIT_MS = 20_000;

export type FieldMessages = Partial<Record<CallbackField, string>>;

/** Where each path of the request is typed. */
const FIELD_OF_PATH: Record<string, CallbackField> = {
  customerInfo: "name",
  "customerInfo.name": "name",
  "customerInfo.phone": "phone",
  "customerInfo.email": "email",
  "serviceInfo.description": "description",
};

/** The year at the shop. */
export function shopYear(now: Date): number {
  const year = new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone: business.timeZone }).format(now);
  return Number(year);
}

/** The body of POST /api/repair-requests: only the chosen way to reach the person, defaults for the rest. */
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

/** What the server would find wrong, by field; empty when all is well. The server uses the same schema. */
export function callbackErrors(values: CallbackValues): FieldMessages {
  const result = repairRequestSchema.safeParse(
    callbackBody({ ...EMPTY_CALLBACK, ...values }, shopYear(new Date())),
  );
  if (result.success) return {};
  const fields: FieldErrors = {};
  for (const { path, message } of result.error.issues) fields[path.join(".")] ??= message;
  return fieldMessages(fields);
}

/** The schema's messages by path as those of the form's fields. */
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

/** The last request that was sent from this tab and not confirmed: sent again, also after a reload, it is the same one. */
export const lastAttempt = () => parseStored(readStoredText(ATTEMPT_KEY), attemptSchema);
export const keepAttempt = (attempt: SubmitAttempt) => writeStored(ATTEMPT_KEY, JSON.stringify(attempt));
export const forgetAttempt = () => forgetStored(ATTEMPT_KEY);

export type CallbackOutcome =
  /** `reference` is "" should the answer carry none. */
  | { kind: "sent"; reference: string }
  /** `message` is about the answer; empty when there was none. */
  | { kind: "failed"; message: string; fields: FieldMessages };

/** Sends the request; the same key again repeats it without storing it twice. Never throws. */
export async function sendCallback(body: CallbackBody, key: string): Promise<CallbackOutcome> {
  try {
    const answer = await requestJson<{ reference?: unknown } | null>("/api/repair-requests", {
      method: "POST",
      body,
      headers: { "Idempotency-Key": key },
      signal: AbortSignal.timeout(SUBMIT_LIMIT_MS),
    });
    return { kind: "sent", reference: typeof answer?.reference === "string" ? answer.reference : "" };
  } catch (error) {
    const { status, details } = error instanceof RequestError ? error : { status: 0, details: {} };
    return {
      kind: "failed",
      message: status === 0 ? "" : `Failed to submit repair request: ${status}`,
      fields: fieldMessages(details.fields ?? {}),
    };
  }
}
