import { randomInt } from "node:crypto";

// No characters that sound or look alike over the phone: no 0/O, 1/I/L, no vowels that could form words.
const ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ";
const LENGTH = 5;

type Prefix = "PR" | "RR" | "VI";

// A short reference for a request, such as PR-4K7M2.
function newReference(prefix: Prefix): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${characters.join("")}`;
}

const ATTEMPTS = 5;

/**
 * A reference that no request has. It is looked up first, because a failed insert would end the transaction.
 * @param find looks up a reference; null when it is free.
 */
export async function freeReference(
  prefix: Prefix,
  find: (reference: string) => Promise<object | null>,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const reference = newReference(prefix);
    if ((await find(reference)) === null) return reference;
  }
  throw new Error("No free reference was found.");
}
