import { MIN_QUERY_LENGTH } from "@/lib/part-catalogue/query";
import type { SearchIndex } from "@/lib/part-catalogue/search-index";
import { meaningsOf } from "@/lib/part-catalogue/synonyms";
import { isOneTypoAway, isOptional, isPosition, stem, wordsOf } from "@/lib/part-catalogue/words";

/** A word of a query. Optional words count only if they match. Positions that do not match only reduce the score. */
export type QueryWord = { text: string; stem: string; isOptional: boolean; isPosition: boolean };

/** An interpretation of a query in the words of the catalogue. */
export type Reading = {
  words: readonly QueryWord[];
  /** The words joined, with and without optional ones, to compare with names. */
  needles: readonly string[];
};

type Words = readonly string[];

/** In shorter words, one letter often makes a different word. */
const MIN_LENGTH_WITH_TYPO = 5;
const MIN_HALF_LENGTH = 3;
const MAX_SPELLINGS = 8;

/**
 * The interpretations of a query: with corrected typos, with compound words joined or split as in the catalogue, and
 * with synonyms replaced. Words that are not in the catalogue, such as a make or a year, are removed.
 */
export function readingsOf(query: string, index: SearchIndex): readonly Reading[] {
  const typed = wordsOf(query.replace(/\ba\s*\/\s*c\b/gi, "ac"));
  const spelled = typed
    .map((word) => spellingsOf(word, index))
    .reduce<Words[]>(
      (before, spellings) =>
        before
          .flatMap((words) => spellings.map((spelling) => [...words, ...spelling]))
          .slice(0, MAX_SPELLINGS),
      [[]],
    );
  const joined = spelled.flatMap((words) => [words, ...joinedWords(words, index)]);
  const withSynonyms = joined.flatMap((words) => [words, ...meaningsOf(words)]);
  const matchable = withSynonyms.map((words) => words.filter((word) => isMatchable(word, index)));
  const distinct = new Map(matchable.map((words) => [words.join(" "), words]));
  return [...distinct.values()].filter((words) => words.length > 0).map(readingOf);
}

function readingOf(texts: Words): Reading {
  const isVague = texts.every(isOptional);
  const words = texts.map((text) => ({
    ...{ text, stem: stem(text), isPosition: isPosition(text) },
    isOptional: !isVague && isOptional(text),
  }));
  const required = words.filter((word) => !word.isOptional).map(({ text }) => text);
  const needles = [texts.join(""), required.join("")].filter((needle) => needle.length > MIN_QUERY_LENGTH);
  return { words, needles: [...new Set(needles)] };
}

/** The word itself if it is known, else split into two known words, else the known words that are one typo away. */
function spellingsOf(word: string, { knownWords }: SearchIndex): readonly Words[] {
  if (isKnown(word, knownWords)) return [[word]];
  const halves = halvesOf(word, knownWords);
  if (halves) return [halves];
  if (word.length < MIN_LENGTH_WITH_TYPO) return [[word]];
  const corrections = [...knownWords].filter((known) => isOneTypoAway(word, known));
  return corrections.length > 0 ? corrections.map((known) => [known]) : [[word]];
}

function isKnown(word: string, words: ReadonlySet<string>): boolean {
  return words.has(word) || words.has(stem(word)) || [...words].some((known) => known.startsWith(word));
}

function halvesOf(word: string, words: ReadonlySet<string>): Words | null {
  for (let at = MIN_HALF_LENGTH; at <= word.length - MIN_HALF_LENGTH; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (words.has(left) && (words.has(right) || words.has(stem(right)))) return [left, right];
  }
  return null;
}

/** The words with the first pair joined that is one word in the catalogue, such as "head lamp"; empty without one. */
function joinedWords(reading: Words, { catalogueWords }: SearchIndex): readonly Words[] {
  for (let at = 0; at + 1 < reading.length; at++) {
    const both = `${reading[at]}${reading[at + 1]}`;
    if (catalogueWords.has(both) || catalogueWords.has(stem(both)))
      return [[...reading.slice(0, at), both, ...reading.slice(at + 2)]];
  }
  return [];
}

function isMatchable(word: string, { catalogueWords }: SearchIndex): boolean {
  return word.length > 1 && isKnown(word, catalogueWords);
}
