import { CALLOUT_PARTS } from "@/lib/part-catalogue/callout-parts";
import source from "@/lib/part-catalogue/catalogue.json";
import { type PartSearchResult, searchParts } from "@/lib/part-catalogue/search";
import { indexOf } from "@/lib/part-catalogue/search-index";
import type { PART_SYSTEMS } from "@/lib/part-requests/schema";

/**
 * All parts that can be requested: categories, subcategories and specific parts. The names and synonyms are 60 kB, so the
 * browser loads this module with import() when a visitor reaches the selection of the part.
 */

export type PartSystem = (typeof PART_SYSTEMS)[number];

export type Subcategory = { name: string; parts: readonly string[] };
export type Category = { name: string; system: PartSystem; subcategories: readonly Subcategory[] };

/** A selection in the catalogue. "" means not selected yet or, for the part, that there is nothing to select. */
export type PartChoice = { category: string; subcategory: string; part: string };

/** A search result: a specific part, or a subcategory without specific parts. */
export type CatalogueEntry = {
  id: string;
  name: string;
  category: string;
  subcategory: string;
};

// The compiler infers strings for the systems in the JSON; catalogue.test.ts checks that they are valid.
export const categories = source as readonly Category[];

/** The names of a category's subcategories; empty for an unknown category. */
export function subcategoriesOf(category: string, within = categories): readonly string[] {
  return find(category, within)?.subcategories.map(({ name }) => name) ?? [];
}

/** The specific parts of a subcategory; empty if it has none or is unknown. */
export function partsOf(category: string, subcategory: string, within = categories): readonly string[] {
  return find(category, within)?.subcategories.find(({ name }) => name === subcategory)?.parts ?? [];
}

/** The system of part requests in a category, or null for an unknown category. */
export function systemOf(category: string, within = categories): PartSystem | null {
  return find(category, within)?.system ?? null;
}

/** The component of a part request: "subcategory - part" if both exist, else the subcategory. */
export function componentOf({ subcategory, part }: Pick<PartChoice, "subcategory" | "part">): string {
  return part ? `${subcategory} - ${part}` : subcategory;
}

/** Whether the choice is an "Other" entry, so that the visitor has to describe the part. */
export function needsDescription({ subcategory, part }: Pick<PartChoice, "subcategory" | "part">): boolean {
  return [subcategory, part].some((name) => /^other\b/i.test(name));
}

/** All searchable entries, in the order of the catalogue. */
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

/** Searches the catalogue, best matches first. */
export const findParts = (query: string): PartSearchResult => searchParts(index, query);

/** The selection for a search hit. */
export function choiceOf(entry: CatalogueEntry, within = categories): PartChoice {
  const { category, subcategory, name } = entry;
  return {
    category,
    subcategory,
    part: partsOf(category, subcategory, within).includes(name) ? name : "",
  };
}

/** The selection for the label of a callout in a line drawing, or null for any other text. */
export function choiceOfCallout(label: string): PartChoice | null {
  const id = Object.hasOwn(CALLOUT_PARTS, label) ? CALLOUT_PARTS[label] : undefined;
  const entry = entries.find((candidate) => candidate.id === id);
  return entry ? choiceOf(entry) : null;
}

function find(category: string, within: readonly Category[]): Category | undefined {
  return within.find(({ name }) => name === category);
}
