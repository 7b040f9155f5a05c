/** The number of digits in a US phone number. */
const PHONE_DIGITS = 10;

/** The ten digits of a phone number in any format (without a leading 1 as the country code), or null. */
export function phoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, "");
  if (digits.length === PHONE_DIGITS) return digits;
  return digits.length === PHONE_DIGITS + 1 && digits.startsWith("1") ? digits.slice(1) : null;
}

/** Formats a partially typed phone number: "518555" becomes "(518) 555". */
export function formatPhone(text: string): string {
  let digits = text.replace(/\D/g, "");
  if (digits.length > PHONE_DIGITS && digits.startsWith("1")) digits = digits.slice(1);
  digits = digits.slice(0, PHONE_DIGITS);
  if (digits.length <= 3) return digits.length === 0 ? "" : `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Text, one @, and a domain with a dot: detects typos, but is not a full validation. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** A `tel:` URL for a phone number of ten digits. */
export function dialLink(phone: string): string {
  return `tel:+1${phoneDigits(phone) ?? ""}`;
}

/** A `mailto:` URL with a subject. */
export function mailLink(email: string, subject: string): string {
  const address = email.split("@").map(encodeURIComponent).join("@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
