import type { ContactMethod } from "@/lib/repair-requests/schema";

/** What the callback form holds, as it was typed. */
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

export const CONTACT_METHOD_LABELS = [
  { value: "phone", label: "Phone" },
  { value: "email", label: "Email" },
] as const satisfies readonly { value: ContactMethod; label: string }[];

/** How long the success view stays before the form is empty again. */
export const SUCCESS_VIEW_MS = 5_000;

export const CALLBACK_MESSAGES = {
  submitted: "Request Submitted!",
  failed: "Submission Failed",
  /** Goes on with the phone number and a full stop. */
  callInstead: "Failed to submit request. Please try calling us directly at",
  kept: "What you typed is still in the form.",
} as const;

/** What the visitor may expect after a request went through. */
export function nextStep({ contactMethod, phone, email }: CallbackValues): string {
  return contactMethod === "phone"
    ? `We will call ${phone.trim()} during shop hours.`
    : `We will write to ${email.trim()}.`;
}
