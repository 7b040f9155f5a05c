import type { SavedReply } from "@/lib/saved-replies/schema";

export const SAVED_REPLY_COLUMNS = { id: true, title: true, text: true, version: true } as const;

type SavedReplyRow = { id: string; title: string; text: string; version: number };

export const toSavedReply = ({ id, title, text, version }: SavedReplyRow): SavedReply => ({
  _id: id,
  title,
  text,
  version,
});
