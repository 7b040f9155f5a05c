import { storedKeys } from "@/lib/browser-storage";

// The session storage keys of unsaved work.

/** The key prefix of vehicle form drafts. */
export const DRAFT_PREFIX = "vehicle-draft:";
export const UNSENT_NOTES_KEY = "unsentNotes";

/** Whether this tab stores any unsaved work, of any user. */
export const hasUnsavedWork = (): boolean =>
  storedKeys().some((key) => key === UNSENT_NOTES_KEY || key.startsWith(DRAFT_PREFIX));
