/** The maximum length of a search, in characters. */
export const MAX_SEARCH_LENGTH = 100;

/** A US phone number in any format, with or without the country code 1, that is not part of a longer word. */
const PHONE_NUMBER = /(?:tel:)?(?<!\w)(?:\+?1[\s./-]*)?\(?(\d{3})\)?[\s./-]*(\d{3})[\s./-]*(\d{4})(?!\w)/g;

/** A text as the database stores it for searching: without accents, in lower case. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/**
 * The words of a search, each with its alternative spellings: as typed, and without punctuation ("F-150" matches f-150
 * or f150). A complete phone number is one word, its ten digits.
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

/** Prisma's where for rows whose searchText contains every word of a search; without a search it matches all rows. */
export function matching(search: string | undefined): { AND: object[] } {
  const words = searchWords(search ?? "");
  return {
    AND: words.map((spellings) => ({
      OR: spellings.map((spelling) => ({ searchText: { contains: escapeLike(spelling) } })),
    })),
  };
}

/** Prisma passes the text to LIKE without escaping wildcards. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");
