import type { z } from "zod";

/**
 * What this browser tab remembers, through a reload but not beyond the tab. Storage may be blocked or full: then
 * nothing is remembered and nothing breaks.
 */

/** The text kept under a key, or null. */
export function readStoredText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The keys under which something is kept. */
export function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

export function writeStored(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Blocked or full: the form still works, it only does not survive a reload.
  }
}

export function forgetStored(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing was kept.
  }
}

/** A stored text as a value of the schema, or null. */
export function parseStored<T extends z.ZodType>(text: string | null, schema: T): z.output<T> | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
