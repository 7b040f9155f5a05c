import { readStoredText, writeStored } from "@/lib/browser-storage";

/** A request that this visitor sent: its reference, and the URL of its page. Each is "" when the response had none. */
export type SentRequest = { reference: string; statusUrl: string };

/** What a response says of the request that was sent. */
export function sentRequest(answer: unknown): SentRequest {
  const { reference, statusUrl } = { ...(answer as Partial<Record<keyof SentRequest, unknown>> | null) };
  return { reference: textOf(reference), statusUrl: textOf(statusUrl) };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** The request that this browser tab keeps under a key, or null. */
export function readSent(key: string): SentRequest | null {
  const stored = readStoredText(key);
  if (stored === null) return null;
  try {
    const sent = sentRequest(JSON.parse(stored));
    return sent.reference || sent.statusUrl ? sent : null;
  } catch {
    return null;
  }
}

/** Keeps it for this browser tab, so that the reference survives a reload. */
export function keepSent(key: string, { reference, statusUrl }: SentRequest): void {
  writeStored(key, JSON.stringify({ reference, statusUrl }));
}
