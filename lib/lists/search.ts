/** The most that one search may say. */
export const MAX_SEARCH_LENGTH = 100;

/** A phone number in any of its spellings, with or without the country's 1, that stands by itself. */
const PHONE_NUMBER = /(?:tel:)?(?<!\w)(?:\+?1[\s./-]*)?\(?(\d{3})\)?[\s./-]*(\d{3})[\s./-]*(\d{4})(?!\w)/g;

/** A text as the database keeps it for searching: without accents, in lower case. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/**
 * The words of a search, each with the spellings that count as it: as it is typed, and bare of its punctuation
 * ("F-150" is f-150 or f150). A whole phone number is one word, its ten digits.
 */
export function searchWords(search: string): string[][] {
  const words = fold(search)
    .replace(/\p{Cc}/gu, " ")
    .replace(PHONE_NUMBER, " $1$2$3 ")
    .split(/\s+/)
    .filter(Boolean);
  return [...new Set(words)].map((word) => {
    const bare = word.replace(/[^\p{L}\p{N}]/gu, "");
    return bare.length < 2 || bare === word ? [word] : [word, bare];
  });
}

/** Prisma's where for rows whose searchText has every word of a search; nothing is asked of them without one. */
export function matching(search: string | undefined): { AND: object[] } {
  const words = searchWords(search ?? "");
  return {
    AND: words.map((spellings) => ({
      OR: spellings.map((spelling) => ({ searchText: { contains: escapeLike(spelling) } })),
    })),
  };
}

/** Prisma hands a text to LIKE as it is. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");
