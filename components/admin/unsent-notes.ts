import { UNSENT_NOTES_KEY } from "@/components/admin/unsaved-work";
import { getSession, subscribeToSession } from "@/lib/auth/browser/session-state";
import { forgetStored, readStoredText, writeStored } from "@/lib/browser-storage";

/**
 * Notes that were typed and not sent yet. They outlive a closed row, another tab of the office, a reload of the page and
 * a session that ran out or was ended in another tab; logging out here forgets them, and nobody reads another person's.
 */

type Unsent = Record<string, string>;

/** What the signed-in person has typed on a record and not sent; empty when nothing. */
export function readUnsentNote(recordId: string): string {
  const key = keyOf(recordId);
  return (key && readAll()[key]) || "";
}

/** Keeps what was typed on a record; an empty text forgets it. */
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

/** Forgets all of them when their author logs out here. Call it once somewhere they are shown. */
export function forgetAtLogout(): void {
  if (listening) return;
  listening = true;
  subscribeToSession(() => {
    const session = getSession();
    if (session.status === "signed-out" && session.reason === "logout") forgetStored(UNSENT_NOTES_KEY);
  });
}
