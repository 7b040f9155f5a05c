/** The content of the last attempt and its Idempotency-Key. */
export type SubmitAttempt = { content: string; key: string };

/** The Idempotency-Key for a body: that of the last attempt if the content is the same, else a new one. */
export function attemptFor(content: string, last: SubmitAttempt | null, newKey = randomKey): SubmitAttempt {
  return last?.content === content ? last : { content, key: newKey() };
}

/** crypto.randomUUID is not available over plain HTTP, as on the shop's own network. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
