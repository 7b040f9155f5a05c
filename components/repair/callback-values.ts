import type { ContactMethod } from "@/lib/repair-requests/schema";

/** The values of the callback form, as typed. */
export type CallbackValues = {
  contactMethod: ContactMethod;
  name: string;
  phone: string;
  email: string;
  description: string;
};

export type CallbackField = keyof CallbackValues;

export const EMPTY_CALLBACK: CallbackValues = {
  contactMethod: "phone",
  name: "",
  phone: "",
  email: "",
  description: "",
};

/** The first is the one of EMPTY_CALLBACK. */
export const CONTACT_METHOD_LABELS = [
  { value: "phone", label: "Phone" },
  { value: "email", label: "Email" },
] as const satisfies readonly { value: ContactMethod; label: string }[];

/** Milliseconds from the success message to the empty form. */
export const SUCCESS_VIEW_MS = 5_000;

export const CALLBACK_MESSAGES = {
  submitted: "Request Submitted!",
  failed: "Submission Failed",
  /** The phone number and a period follow. */
  callInstead: "Failed to submit request. Please try calling us directly at",
  kept: "What you typed is still in the form.",
} as const;

/** What happens after a request was sent. */
export function nextStep({ contactMethod, phone, email }: CallbackValues): string {
  return contactMethod === "phone"
    ? `We will call ${phone.trim()} during shop hours.`
    : `We will write to ${email.trim()}.`;
}
