import { z } from "zod";
import { MAX_TEXT_LENGTH, requiredText } from "@/lib/contact/schema";
import { PLACEHOLDERS, unknownPlaceholder } from "@/lib/saved-replies/rules";

const MAX_TITLE_LENGTH = 60;
/** More than a list that people choose from should have. */
export const MAX_SAVED_REPLIES = 200;

export const SAVED_REPLY_LIMITS = { title: MAX_TITLE_LENGTH, text: MAX_TEXT_LENGTH } as const;

/** A saved reply as staff write it. */
export const savedReplySchema = z.object({
  title: requiredText("A saved reply needs a name", MAX_TITLE_LENGTH, "The name"),
  text: requiredText("A saved reply needs a text", MAX_TEXT_LENGTH, "The text").superRefine(
    (text, context) => {
      const unknown = unknownPlaceholder(text);
      if (unknown === null) return;
      const known = PLACEHOLDERS.map((name) => `{${name}}`).join(", ");
      context.addIssue({ code: "custom", message: `{${unknown}} is not a placeholder. There are ${known}.` });
    },
  ),
});
export type SavedReplyInput = z.output<typeof savedReplySchema>;

export type SavedReply = SavedReplyInput & { _id: string; version: number };
