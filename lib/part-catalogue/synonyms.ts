import { isOptional, stem, wordsOf } from "@/lib/part-catalogue/words";
import source from "./synonyms.json";

// The JSON maps what customers say to what the catalogue says: whole names of parts, which lead straight to them, or
// single words, which also help inside longer phrases.

type Synonym = { stems: readonly string[]; targets: readonly (readonly string[])[] };

const synonyms: readonly Synonym[] = Object.entries<string[]>(source)
  .map(([phrase, targets]) => ({ stems: wordsOf(phrase).map(stem), targets: targets.map(wordsOf) }))
  // A longer phrase says more.
  .sort((a, b) => b.stems.length - a.stems.length);

/** Every word that occurs in a phrase of the customers. */
export const synonymWords: readonly string[] = Object.keys(source).flatMap(wordsOf);

/** More meanings than this are not tried. */
const MAX_MEANINGS = 8;

/**
 * What words mean in the terms of the catalogue: every synonym among them replaced, in whichever order its words come,
 * and of the other words those that matter. Empty when there is no synonym among them.
 */
export function meaningsOf(words: readonly string[]): readonly (readonly string[])[] {
  const stems = words.map(stem);
  const used = new Set<number>();
  let meanings: readonly (readonly string[])[] = [[]];
  const replacements = new Map<number, Synonym>();
  for (const synonym of synonyms) {
    const places = synonym.stems.map((one) => stems.findIndex((word, at) => word === one && !used.has(at)));
    if (places.some((place) => place < 0) || new Set(places).size < places.length) continue;
    for (const place of places) used.add(place);
    replacements.set(Math.min(...places), synonym);
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
