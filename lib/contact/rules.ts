/** Digits of a US phone number. */
const PHONE_DIGITS = 10;

/** The ten digits of a phone number in any spelling (a leading 1 of eleven is dropped), or null. */
export function phoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, "");
  if (digits.length === PHONE_DIGITS) return digits;
  return digits.length === PHONE_DIGITS + 1 && digits.startsWith("1") ? digits.slice(1) : null;
}

/** A phone number as far as it has been typed: "518555" reads "(518) 555". */
export function formatPhone(text: string): string {
  let digits = text.replace(/\D/g, "");
  if (digits.length > PHONE_DIGITS && digits.startsWith("1")) digits = digits.slice(1);
  digits = digits.slice(0, PHONE_DIGITS);
  if (digits.length <= 3) return digits.length === 0 ? "" : `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Something before one @, and a domain with a dot after it: enough to catch a typo, not full validation. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** A link target that dials a number of ten digits. */
export function dialLink(phone: string): string {
  return `tel:+1${phoneDigits(phone) ?? ""}`;
}

/** A link target that starts a message to an address, with its subject. */
export function mailLink(email: string, subject: string): string {
  const address = email.split("@").map(encodeURIComponent).join("@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
