import { deflateRawSync, inflateRawSync } from "node:zlib";
import { MAX_TEXT_LENGTH } from "@/lib/contact/schema";

// A short-lived cookie with what somebody typed into a form that could not be sent, and the reason, so that the page can
// show both again without JavaScript.

export const FLASH_COOKIE = "request-form";
const LIFETIME_SECONDS = 300;
/** Browsers store at most 4,096 bytes a cookie. */
const PART_LENGTH = 3_500;
const MAX_PARTS = 3;

/** What was typed, and why it was not sent. */
export type Flash = { text: string; problem: string };

const attributes = (seconds: number) => `; Path=/request; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;

/** The values of Set-Cookie that keep a text. A long text is compressed and split. */
export function flashCookies({ text, problem }: Flash): string[] {
  const json = JSON.stringify([text.slice(0, MAX_TEXT_LENGTH), problem.slice(0, 300)]);
  const value = deflateRawSync(json).toString("base64url");
  const isTooLong = value.length > PART_LENGTH * MAX_PARTS;
  return Array.from({ length: MAX_PARTS }, (_, index) => {
    const part = isTooLong ? "" : value.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH);
    return `${FLASH_COOKIE}-${index}=${part}${attributes(part ? LIFETIME_SECONDS : 0)}`;
  });
}

/** The values of Set-Cookie that delete the text. */
export const clearedFlash = (): string[] =>
  Array.from({ length: MAX_PARTS }, (_, index) => `${FLASH_COOKIE}-${index}=${attributes(0)}`);

/** The text in the cookies of a request, or null. `cookie` reads one by its name. */
export function readFlash(cookie: (name: string) => string | undefined): Flash | null {
  const parts = Array.from({ length: MAX_PARTS }, (_, index) => cookie(`${FLASH_COOKIE}-${index}`) ?? "");
  if (parts[0] === "") return null;
  try {
    const json = inflateRawSync(Buffer.from(parts.join(""), "base64url"), { maxOutputLength: 100_000 });
    const [text, problem] = JSON.parse(json.toString()) as unknown[];
    return typeof text === "string" && typeof problem === "string" ? { text, problem } : null;
  } catch {
    return null;
  }
}
