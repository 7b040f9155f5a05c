import { isOptional, stem, wordsOf } from "@/lib/part-catalogue/words";
import source from "./synonyms.json";

// The JSON maps customers' phrases to words of the catalogue: complete part names, or single words, which are also
// replaced within longer queries.

type Synonym = { stems: readonly string[]; targets: readonly (readonly string[])[] };

const synonyms: readonly Synonym[] = Object.entries<string[]>(source)
  .map(([phrase, targets]) => ({ stems: wordsOf(phrase).map(stem), targets: targets.map(wordsOf) }))
  // Longer phrases are more specific.
  .sort((a, b) => b.stems.length - a.stems.length);

/** All words of the customers' phrases. */
export const synonymWords: readonly string[] = Object.keys(source).flatMap(wordsOf);

const MAX_MEANINGS = 8;

/**
 * Replaces all synonyms among the words, in any order, and removes other optional words. Returns a list of words for each
 * meaning, at most MAX_MEANINGS; empty if there is no synonym.
 */
export function meaningsOf(words: readonly string[]): readonly (readonly string[])[] {
  const stems = words.map(stem);
  const used = new Set<number>();
  let meanings: readonly (readonly string[])[] = [[]];
  const replacements = new Map<number, Synonym>();
  for (const synonym of synonyms) {
    const positions = synonym.stems.map((one) =>
      stems.findIndex((word, at) => word === one && !used.has(at)),
    );
    if (positions.some((position) => position < 0) || new Set(positions).size < positions.length) continue;
    for (const position of positions) used.add(position);
    replacements.set(Math.min(...positions), synonym);
  }
  if (replacements.size === 0) return [];
  words.forEach((word, at) => {
    const synonym = replacements.get(at);
    if (!synonym && (used.has(at) || isOptional(word))) return;
    const targets = synonym?.targets ?? [[word]];
    meanings = meanings.flatMap((before) => targets.map((target) => [...before, ...target]));
  });
  return meanings.slice(0, MAX_MEANINGS);
}
