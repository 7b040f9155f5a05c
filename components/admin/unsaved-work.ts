import { storedKeys } from "@/lib/browser-storage";

// Where a tab keeps what was typed in the office and not saved yet.

/** The start of the keys of vehicle forms. */
export const DRAFT_PREFIX = "vehicle-draft:";
export const UNSENT_NOTES_KEY = "unsentNotes";

/** Whether this tab keeps anything that was typed in the office, whoever typed it. */
export const hasUnsavedWork = (): boolean =>
  storedKeys().some((key) => key === UNSENT_NOTES_KEY || key.startsWith(DRAFT_PREFIX));
