import { randomInt } from "node:crypto";

// Nothing that sounds or looks like something else over the phone: no 0/O, 1/I/L, no vowels that could form words.
const ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ";
const LENGTH = 5;

// A short reference for a request, such as PR-4K7M2.
function newReference(prefix: "PR" | "RR"): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${characters.join("")}`;
}

const ATTEMPTS = 5;

/**
 * A reference that no request has yet: an insert that failed would end its transaction, so a taken one is found before.
 * @param find looks a reference up, and gives null when it is free.
 */
export async function freeReference(
  prefix: "PR" | "RR",
  find: (reference: string) => Promise<object | null>,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const reference = newReference(prefix);
    if ((await find(reference)) === null) return reference;
  }
  throw new Error("No free reference was found.");
}
