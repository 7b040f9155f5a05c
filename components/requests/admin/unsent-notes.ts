import { UNSENT_NOTES_KEY } from "@/components/layout/admin/unsaved-work";
import { getSession, subscribeToSession } from "@/lib/auth/browser/session";
import { forgetStored, readStoredText, writeStored } from "@/lib/browser-storage";

/**
 * Unsent notes. They survive a closed row, a switch of tabs, a page reload and a session that expired or was ended
 * in another tab; logging out here deletes them, and users never see each other's.
 */

type Unsent = Record<string, string>;

/** The signed-in user's unsent note on a record, or an empty text. */
export function readUnsentNote(recordId: string): string {
  const key = keyOf(recordId);
  return (key && readAll()[key]) || "";
}

/** Stores an unsent note on a record; an empty text deletes it. */
export function keepUnsentNote(recordId: string, text: string): void {
  const key = keyOf(recordId);
  if (!key) return;
  forgetAtLogout();
  const { [key]: _, ...others } = readAll();
  const notes = text === "" ? others : { ...others, [key]: text };
  if (Object.keys(notes).length === 0) forgetStored(UNSENT_NOTES_KEY);
  else writeStored(UNSENT_NOTES_KEY, JSON.stringify(notes));
}

function keyOf(recordId: string): string | null {
  const session = getSession();
  return session.status === "signed-in" && session.user ? `${session.user.id} ${recordId}` : null;
}

function readAll(): Unsent {
  try {
    const stored: unknown = JSON.parse(readStoredText(UNSENT_NOTES_KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return {};
  }
}

let listening = false;

/** Deletes all of them when their author logs out here. Call it once in a component that shows them. */
export function forgetAtLogout(): void {
  if (listening) return;
  listening = true;
  subscribeToSession(() => {
    const session = getSession();
    if (session.status === "signed-out" && session.reason === "logout") forgetStored(UNSENT_NOTES_KEY);
  });
}
