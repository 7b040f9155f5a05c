/** What was last sent, and the Idempotency-Key it was sent with. */
export type SubmitAttempt = { content: string; key: string };

/** The Idempotency-Key for a body: the one of the last attempt when nothing changed since, else a new one. */
export function attemptFor(content: string, last: SubmitAttempt | null, newKey = randomKey): SubmitAttempt {
  return last?.content === content ? last : { content, key: newKey() };
}

/** Not crypto.randomUUID: browsers hide it where the site is opened over plain HTTP, on the shop's own network. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
