import type { CatalogueEntry } from "@/lib/part-catalogue/catalogue";
import { type FoldedText, fold } from "@/lib/part-catalogue/folded-text";
import { synonymWords } from "@/lib/part-catalogue/synonyms";
import { isOptional, isPosition, stem, wordsOf } from "@/lib/part-catalogue/words";

/** A word of a name. `at` is its index in the folded name. Minor words are optional words and positions. */
export type NameWord = { text: string; stem: string; at: number; isMinor: boolean };

/** An entry with the data needed to search it. */
export type IndexedEntry = {
  entry: CatalogueEntry;
  name: FoldedText;
  subcategory: FoldedText;
  nameWords: readonly NameWord[];
  /** Stems of the words of the subcategory and of the category. */
  subcategoryStems: ReadonlySet<string>;
  categoryStems: ReadonlySet<string>;
};

/** The data of a search. Expensive to create, so create it once. */
export type SearchIndex = {
  entries: readonly IndexedEntry[];
  /** The words in the names of entries, subcategories and categories. */
  catalogueWords: ReadonlySet<string>;
  /** These words and those of the synonyms: any other word may be a typo. */
  knownWords: ReadonlySet<string>;
};

export function indexOf(entries: readonly CatalogueEntry[]): SearchIndex {
  const catalogueWords = new Set(
    entries.flatMap(({ name, subcategory, category }) => wordsOf(`${name} ${subcategory} ${category}`)),
  );
  return {
    entries: entries.map((entry) => ({
      entry,
      name: fold(entry.name),
      subcategory: fold(entry.subcategory),
      nameWords: nameWordsOf(entry.name),
      subcategoryStems: new Set(wordsOf(entry.subcategory).map(stem)),
      categoryStems: new Set(wordsOf(entry.category).map(stem)),
    })),
    catalogueWords: withStems(catalogueWords),
    knownWords: withStems([...catalogueWords, ...synonymWords]),
  };
}

function nameWordsOf(name: string): readonly NameWord[] {
  const { text: folded } = fold(name);
  let end = 0;
  return wordsOf(name).map((text) => {
    const at = folded.indexOf(text, end);
    end = at + text.length;
    return { text, stem: stem(text), at, isMinor: isOptional(text) || isPosition(text) };
  });
}

function withStems(words: Iterable<string>): ReadonlySet<string> {
  return new Set([...words].flatMap((word) => [word, stem(word)]));
}
