import { MIN_QUERY_LENGTH } from "@/lib/part-catalogue/query";
import type { SearchIndex } from "@/lib/part-catalogue/search-index";
import { meaningsOf } from "@/lib/part-catalogue/synonyms";
import { isOneTypoAway, isOptional, isPosition, stem, wordsOf } from "@/lib/part-catalogue/words";

/** A word of a query. Optional ones count only where they match; positions cost little where they do not. */
export type QueryWord = { text: string; stem: string; isOptional: boolean; isPosition: boolean };

/** Words that a query is read as, in the terms of the catalogue. */
export type Reading = {
  words: readonly QueryWord[];
  /** The words in one, all of them and those that are not optional, as a name is compared with. */
  needles: readonly string[];
};

type Words = readonly string[];

/** Shorter words are too easily taken for another. */
const MIN_LENGTH_WITH_TYPO = 5;
const MIN_HALF_LENGTH = 3;
const MAX_SPELLINGS = 8;

/**
 * The ways to read a query: with its typos corrected, words that are written together or apart as the catalogue has
 * them, and synonyms replaced. Words that occur nowhere in the catalogue, such as a make or a year, are left out.
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
  const meant = joined.flatMap((words) => [words, ...meaningsOf(words)]);
  const matchable = meant.map((words) => words.filter((word) => isMatchable(word, index)));
  const distinct = new Map(matchable.map((words) => [words.join(" "), words]));
  return [...distinct.values()].filter((words) => words.length > 0).map(readingOf);
}

function readingOf(texts: Words): Reading {
  const isVague = texts.every(isOptional);
  const words = texts.map((text) => ({
    ...{ text, stem: stem(text), isPosition: isPosition(text) },
    isOptional: !isVague && isOptional(text),
  }));
  const telling = words.filter((word) => !word.isOptional).map(({ text }) => text);
  const needles = [texts.join(""), telling.join("")].filter((needle) => needle.length > MIN_QUERY_LENGTH);
  return { words, needles: [...new Set(needles)] };
}

/** A word as it is, in two known halves, or as the known words that it may be a typo of. */
function spellingsOf(word: string, { knownWords }: SearchIndex): readonly Words[] {
  if (isKnown(word, knownWords)) return [[word]];
  const halves = halvesOf(word, knownWords);
  if (halves) return [halves];
  if (word.length < MIN_LENGTH_WITH_TYPO) return [[word]];
  const meant = [...knownWords].filter((known) => isOneTypoAway(word, known));
  return meant.length > 0 ? meant.map((known) => [known]) : [[word]];
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

/** The reading with the first two neighbors joined that the catalogue writes as one word, such as "head lamp". */
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
