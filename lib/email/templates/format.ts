import { business } from "@/lib/business";

const monthAndDay = new Intl.DateTimeFormat("en-US", {
  timeZone: business.timeZone,
  month: "long",
  day: "numeric",
});

/** A day in the shop's time zone: "November 27". */
export const dayOfMonth = (at: Date): string => monthAndDay.format(at);

/** A count with its noun: "1 photo", "2 photos". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

// A name is typed by whoever fills in the form, also with somebody else's address: only a plain word is repeated.
const FIRST_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,29}$/u;

/** The sentence with the customer's first name in front, if it looks like a name: "Odessa, we have …". */
export function addressed(customerName: string, sentence: string): string {
  const first = customerName.trim().split(/\s+/)[0] ?? "";
  if (!FIRST_NAME.test(first)) return sentence;
  const start = sentence.charAt(0);
  return `${first}, ${sentence.startsWith("I ") ? start : start.toLowerCase()}${sentence.slice(1)}`;
}

// What leads a reader to somewhere else: a URL, a host name, an email address or a phone number.
const CONTACT = /:\/\/|[\p{L}\p{N}]\.\p{L}{2}|@|(\d[\s().-]*){7}/u;

/**
 * A text that a visitor typed, shortened, for an email to the address that they typed, which may be somebody else's. Null
 * for what could be advertising or a trap.
 */
export const repeatable = (text: string): string | null => (CONTACT.test(text) ? null : shortened(text));

const MAX_SUBJECT_PART = 60;

/** At most 60 characters of a text that a customer typed, on one line, for a subject. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= MAX_SUBJECT_PART ? line : `${line.slice(0, MAX_SUBJECT_PART - 1).trimEnd()}…`;
}
