"use client";

import { useWatch } from "react-hook-form";
import { ChoiceField } from "@/components/part-request/choice-field";
import { PartSearch } from "@/components/part-request/part-search";
import { TextField } from "@/components/part-request/text-field";
import type { Wizard } from "@/components/part-request/use-wizard";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { business, telephoneLink } from "@/lib/business";
import type { CatalogueEntry } from "@/lib/part-catalogue/catalogue";
import type { PartCatalogue, WizardField, WizardValues } from "@/lib/part-requests/wizard";

/** Step 2: the part, by searching for it or through the three lists. */
export function PartStep({ form, parts }: Pick<Wizard, "form" | "parts">) {
  if (parts.status === "ready") return <PartFields form={form} catalogue={parts.catalogue} />;
  if (parts.status === "loading") return <PartFieldsSkeleton />;
  return (
    <Notice tone="red" role="alert">
      <p>The list of parts did not arrive. Check your connection and try again.</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <button type="button" className="text-link" onClick={parts.retry}>
          Try again
        </button>
        <a className="text-link" href={telephoneLink}>
          {business.phone}
        </a>
      </p>
    </Notice>
  );
}

function PartFields({ form, catalogue }: Pick<Wizard, "form"> & { catalogue: PartCatalogue }) {
  const { control } = form;
  const [category, subcategory, part] = useWatch({ control, name: ["category", "subcategory", "part"] });
  const parts = catalogue.partsOf(category, subcategory);

  function set(values: Partial<WizardValues>) {
    const fields = Object.entries(values) as [WizardField, string][];
    for (const [name, value] of fields) form.setValue(name, value, { shouldDirty: true });
    form.clearErrors(["category", "subcategory", "part", "otherComponent"]);
  }

  function takeHit(entry: CatalogueEntry) {
    const choice = catalogue.choiceOf(entry);
    set({ ...choice, otherComponent: "" });
    // To what was filled in: it reads out the choice, and on a phone the keyboard goes away.
    const next = catalogue.needsDescription(choice) ? "otherComponent" : choice.part ? "part" : "subcategory";
    setTimeout(() => form.setFocus(next));
  }

  return (
    <>
      <PartSearch findParts={catalogue.findParts} onPick={takeHit} />
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

/** As high as the fields that come. */
function PartFieldsSkeleton() {
  return (
    <div className="grid gap-5" role="status">
      <span className="sr-only">Loading the list of parts...</span>
      {["search", "category", "subcategory", "part"].map((field) => (
        <div key={field} className="grid gap-1.5">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-13.5" />
        </div>
      ))}
    </div>
  );
}
