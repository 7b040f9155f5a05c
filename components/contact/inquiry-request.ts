import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import {
  EMPTY_INQUIRY,
  INQUIRY_MESSAGES,
  type InquiryField,
  type InquiryValues,
} from "@/components/contact/inquiry-values";
import { type SentRequest, sentRequest } from "@/components/requests/sent-request";
import { forgetStored, parseStored, readStoredText, writeStored } from "@/lib/browser-storage";
import { RequestError, requestJson } from "@/lib/http/client";
import type { FieldErrors } from "@/lib/http/errors";
import type { SubmitAttempt } from "@/lib/http/submission";
import { vehicleInquirySchema } from "@/lib/vehicle-inquiries/schema";

/** Milliseconds after which a submission counts as failed. */
const SUBMIT_LIMIT_MS = 20_000;

export type InquiryErrors = Partial<Record<InquiryField, string>>;

/** The form field of each path of the request. */
const FIELD_OF_PATH: Record<string, InquiryField> = {
  topic: "topic",
  preferredAt: "day",
  message: "message",
  customerInfo: "name",
  "customerInfo.name": "name",
  "customerInfo.phone": "phone",
  "customerInfo.email": "email",
};

/** The body of POST /api/vehicle-inquiries. A question has no preferred time. */
export function inquiryBody(vehicleId: string, values: InquiryValues) {
  const { topic, day, time, name, phone, email, message } = values;
  return {
    vehicleId,
    topic,
    message: message.trim() || null,
    preferredAt: topic === "test_drive" && day && time ? `${day}T${time}` : null,
    customerInfo: { name: name.trim(), phone: phone.trim(), email: email.trim() },
  };
}

export type InquiryBody = ReturnType<typeof inquiryBody>;

/** Validates the form's values with the server's schema; a test drive needs a day and a time. */
export const inquirySchema = (vehicleId: string) =>
  z.custom<InquiryValues>().superRefine((typed, context) => {
    const values = { ...EMPTY_INQUIRY, ...typed };
    const reject = (field: InquiryField, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (values.topic === "test_drive") {
      if (!values.day) reject("day", INQUIRY_MESSAGES.day);
      if (!values.time) reject("time", INQUIRY_MESSAGES.time);
    }
    const body = inquiryBody(vehicleId, values);
    for (const { path, message } of vehicleInquirySchema.safeParse(body).error?.issues ?? []) {
      const field = FIELD_OF_PATH[path.join(".")];
      if (field) reject(field, message);
    }
  });

/** The resolver of the form, for react-hook-form. */
export const inquiryResolver = (vehicleId: string) => zodResolver(inquirySchema(vehicleId));

/** The server's messages, by path of the request, as messages by form field. */
export function inquiryErrors(fields: FieldErrors): InquiryErrors {
  const errors: InquiryErrors = {};
  for (const [path, message] of Object.entries(fields)) {
    const field = FIELD_OF_PATH[path];
    if (field) errors[field] ??= message;
  }
  return errors;
}

const ATTEMPT_KEY = "inquiry-attempt";
const attemptSchema = z.object({ content: z.string(), key: z.string() }) satisfies z.ZodType<SubmitAttempt>;

/** The last request of this tab that was not confirmed. Sent again, even after a reload, it has the same idempotency key. */
export const lastAttempt = () => parseStored(readStoredText(ATTEMPT_KEY), attemptSchema);
export const keepAttempt = (attempt: SubmitAttempt) => writeStored(ATTEMPT_KEY, JSON.stringify(attempt));
export const forgetAttempt = () => forgetStored(ATTEMPT_KEY);

export type InquiryOutcome =
  | { kind: "sent"; sent: SentRequest }
  /** `message` is a sentence. */
  | { kind: "failed"; message: string; errors: InquiryErrors };

/** Sends the request. Sent again with the same key it is not stored twice. Never throws. */
export async function sendInquiry(body: InquiryBody, key: string): Promise<InquiryOutcome> {
  try {
    const answer = await requestJson<unknown>("/api/vehicle-inquiries", {
      method: "POST",
      body,
      headers: { "Idempotency-Key": key },
      signal: AbortSignal.timeout(SUBMIT_LIMIT_MS),
      nonJsonMessage: INQUIRY_MESSAGES.failed,
    });
    return { kind: "sent", sent: sentRequest(answer) };
  } catch (error) {
    const isRefused = error instanceof RequestError;
    const message = isRefused ? error.message : INQUIRY_MESSAGES.failed;
    return {
      kind: "failed",
      message: /[.!?]$/.test(message) ? message : `${message}.`,
      errors: inquiryErrors((isRefused && error.details.fields) || {}),
    };
  }
}
