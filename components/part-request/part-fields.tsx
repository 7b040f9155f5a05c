"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { ChoiceField } from "@/components/part-request/choice-field";
import { PartSearch } from "@/components/part-request/part-search";
import { TextField } from "@/components/part-request/text-field";
import type { CatalogueEntry } from "@/lib/part-catalogue/catalogue";
import type { PartCatalogue, WizardField, WizardValues } from "@/lib/part-requests/wizard";

type PartFieldsProps = { form: UseFormReturn<WizardValues>; catalogue: PartCatalogue };

/** The search and the three lists of step 2. Loaded with the catalogue. */
export function PartFields({ form, catalogue }: PartFieldsProps) {
  const { control } = form;
  const [category, subcategory, part] = useWatch({ control, name: ["category", "subcategory", "part"] });
  const parts = catalogue.partsOf(category, subcategory);

  function set(values: Partial<WizardValues>) {
    const fields = Object.entries(values) as [WizardField, string][];
    for (const [name, value] of fields) form.setValue(name, value, { shouldDirty: true });
    form.clearErrors(["category", "subcategory", "part", "otherComponent"]);
  }

  function pickPart(entry: CatalogueEntry) {
    const choice = catalogue.choiceOf(entry);
    set({ ...choice, otherComponent: "" });
    // The field that was filled in: a screen reader reads the choice, and the keyboard of a phone closes.
    const next = catalogue.needsDescription(choice) ? "otherComponent" : choice.part ? "part" : "subcategory";
    setTimeout(() => form.setFocus(next));
  }

  return (
    <>
      <PartSearch findParts={catalogue.findParts} onPick={pickPart} />
      <p className="flex items-center gap-4 text-15 text-ink-3 before:flex-1 before:border-line before:border-t after:flex-1 after:border-line after:border-t">
        or pick it from the list
      </p>
      <ChoiceField
        control={control}
        name="category"
        label="Category"
        choices={catalogue.categories.map(({ name }) => name)}
        prompt="Choose a category"
        onChoose={() => set({ subcategory: "", part: "", otherComponent: "" })}
      />
      <ChoiceField
        control={control}
        name="subcategory"
        label="Subcategory"
        choices={catalogue.subcategoriesOf(category)}
        prompt={category ? "Choose a subcategory" : "Choose a category first"}
        disabled={!category}
        onChoose={() => set({ part: "", otherComponent: "" })}
      />
      <ChoiceField
        control={control}
        name="part"
        label="Part"
        choices={parts}
        prompt={promptForPart(subcategory, parts)}
        disabled={parts.length === 0}
        onChoose={() => set({ otherComponent: "" })}
      />
      {catalogue.needsDescription({ subcategory, part }) && (
        <TextField
          control={control}
          name="otherComponent"
          label="Describe the part"
          type="text"
          autoComplete="off"
          hint="A few words are enough, such as where it sits and what it does."
        />
      )}
    </>
  );
}

function promptForPart(subcategory: string, parts: readonly string[]): string {
  if (!subcategory) return "Choose a subcategory first";
  return parts.length > 0 ? "Choose a part" : "Nothing more to choose";
}
