import source from "@/lib/part-catalogue/catalogue.json";
import { type PartSearchResult, searchParts } from "@/lib/part-catalogue/search";
import { indexOf } from "@/lib/part-catalogue/search-index";
import type { PART_SYSTEMS } from "@/lib/part-requests/schema";

/**
 * Every part that can be asked for: categories, their subcategories, and the specific parts of those.
 * The names and synonyms are 60 kB: the browser loads this module with import(), when a visitor is about to choose a part.
 */

export type PartSystem = (typeof PART_SYSTEMS)[number];

export type Subcategory = { name: string; parts: readonly string[] };
export type Category = { name: string; system: PartSystem; subcategories: readonly Subcategory[] };

/** A place in the catalogue as it is being chosen; "" is not chosen yet, or (part) nothing to choose. */
export type PartChoice = { category: string; subcategory: string; part: string };

/** What the search finds: a specific part, or a subcategory that has no specific parts. */
export type CatalogueEntry = {
  id: string;
  name: string;
  category: string;
  subcategory: string;
};

// The systems in the JSON are plain strings to the compiler; catalogue.test.ts holds them to the list.
export const categories = source as readonly Category[];

/** The names of a category's subcategories; none for an unknown category. */
export function subcategoriesOf(category: string, within = categories): readonly string[] {
  return find(category, within)?.subcategories.map(({ name }) => name) ?? [];
}

/** The specific parts of a subcategory; none when it has none or is unknown. */
export function partsOf(category: string, subcategory: string, within = categories): readonly string[] {
  return find(category, within)?.subcategories.find(({ name }) => name === subcategory)?.parts ?? [];
}

/** The system that requests of a category are filed under, or null for an unknown category. */
export function systemOf(category: string, within = categories): PartSystem | null {
  return find(category, within)?.system ?? null;
}

/** The request's component: "subcategory - part" when both exist, else the subcategory. */
export function componentOf({ subcategory, part }: Pick<PartChoice, "subcategory" | "part">): string {
  return part ? `${subcategory} - ${part}` : subcategory;
}

/** Whether a choice only says that it is something else, so that the visitor has to describe it. */
export function needsDescription({ subcategory, part }: Pick<PartChoice, "subcategory" | "part">): boolean {
  return [subcategory, part].some((name) => /^other\b/i.test(name));
}

/** All that can be found by searching, in the order of the catalogue. */
export function entriesOf(within: readonly Category[]): readonly CatalogueEntry[] {
  return within.flatMap((category) =>
    category.subcategories.flatMap((subcategory) =>
      (subcategory.parts.length > 0 ? subcategory.parts : [subcategory.name]).map((name) => ({
        id: [category.name, subcategory.name, name].join(" > "),
        name,
        category: category.name,
        subcategory: subcategory.name,
      })),
    ),
  );
}

export const entries = entriesOf(categories);

const index = indexOf(entries);

/** The parts that a customer's words may mean, the likeliest first. */
export const findParts = (query: string): PartSearchResult => searchParts(index, query);

/** The three choices that a search hit stands for. */
export function choiceOf(entry: CatalogueEntry, within = categories): PartChoice {
  const { category, subcategory, name } = entry;
  return {
    category,
    subcategory,
    part: partsOf(category, subcategory, within).includes(name) ? name : "",
  };
}

function find(category: string, within: readonly Category[]): Category | undefined {
  return within.find(({ name }) => name === category);
}
