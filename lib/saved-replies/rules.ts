/** What a saved reply can contain in braces, such as {customer}. */
export const PLACEHOLDERS = [
  "customer",
  "vehicle",
  "part",
  "donor",
  "miles",
  "total",
  "date",
  "phone",
  "hours",
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** The values of a request; null where it has none. */
export type PlaceholderValues = Record<Placeholder, string | null>;

/** Why a reply with an unfilled placeholder is not sent. */
export const FILL_IN_MARKED = "Fill in what is marked.";

const IN_BRACES = /\{([^{}]*)\}/g;
/** Filled replies mark what has no value in square brackets; a placeholder typed by hand is no value either. */
const UNFILLED = new RegExp(`\\[(${PLACEHOLDERS.join("|")})\\]|\\{(${PLACEHOLDERS.join("|")})\\}`, "g");

/** Fills in a saved reply. A placeholder without a value becomes its name in square brackets: [miles]. */
export function fillReply(text: string, values: PlaceholderValues): string {
  return text.replace(IN_BRACES, (whole, name: string) =>
    isPlaceholder(name) ? values[name] || `[${name}]` : whole,
  );
}

/** The placeholders of a text that still need a value, as they are written, in order: "[miles]". */
export function unfilledIn(text: string): string[] {
  return [...text.matchAll(UNFILLED)].map(([whole]) => whole);
}

/** A part of a text, and whether it is a placeholder. */
type TextPart = { text: string; isMarked: boolean; at: number };

/** A text in parts: its unfilled placeholders are marked. */
export const markUnfilled = (text: string): TextPart[] => partsOf(text, UNFILLED);

/** The text of a saved reply in parts: its placeholders are marked, without their braces. */
export function markPlaceholders(text: string): TextPart[] {
  return partsOf(text, IN_BRACES).map((part) =>
    part.isMarked ? { ...part, text: part.text.slice(1, -1) } : part,
  );
}

/** The first name in braces that is not a placeholder, or null. */
export function unknownPlaceholder(text: string): string | null {
  const names = [...text.matchAll(IN_BRACES)].map(([, name]) => name ?? "");
  return names.find((name) => !isPlaceholder(name)) ?? null;
}

/** The replies whose name or text contains every word of a search. */
export function searchReplies<Reply extends { title: string; text: string }>(
  replies: readonly Reply[],
  search: string,
): Reply[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return replies.filter(({ title, text }) => {
    const content = `${title} ${text}`.toLowerCase();
    return words.every((word) => content.includes(word));
  });
}

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((one) => one === name);
}

function partsOf(text: string, marks: RegExp): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMarked: false, at: end });
    parts.push({ text: match[0], isMarked: true, at: match.index });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false, at: end });
  return parts;
}
