"use client";

import type { KeyboardEvent } from "react";
import { DonorSelect } from "@/components/quotes/admin/donor-select";
import { QuoteField } from "@/components/quotes/admin/quote-field";
import type { DonorChoice, LineValues } from "@/components/quotes/admin/quote-values";
import { QuoteWarnings } from "@/components/quotes/admin/quote-warnings";
import { OptionalSegments } from "@/components/quotes/admin/segments";
import { iconButton } from "@/components/ui/button";
import { controlVariants } from "@/components/ui/control";
import { Icon } from "@/components/ui/icon";
import { MAX_DESCRIPTION_LENGTH, MAX_PART_LENGTH, PART_GRADES, type QuoteWarning } from "@/lib/quotes/schema";

type LineFieldsProps = {
  index: number;
  line: LineValues;
  donors: readonly DonorChoice[];
  warnings: readonly QuoteWarning[];
  errorOf: (path: string) => string | undefined;
  onChange: (line: LineValues) => void;
  onLeave: (path: string) => void;
  onEnter: () => void;
  onRemove: () => void;
};

const amountField = `${controlVariants()} text-right`;

/** A line of the quote: part, price and core charge, then donor, grade and what the customer reads. */
export function LineFields({
  index,
  line,
  donors,
  warnings,
  errorOf,
  onChange,
  onLeave,
  onEnter,
  onRemove,
}: LineFieldsProps) {
  const path = (field: string) => `lines.${index}.${field}`;
  const field = (name: string, label: string) => ({ path: path(name), label, error: errorOf(path(name)) });
  const text = (name: "part" | "price" | "core" | "description", errorPath: string) => ({
    value: line[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...line, [name]: target.value }),
    onBlur: () => onLeave(path(errorPath)),
  });
  function onPriceKey(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onEnter();
  }

  return (
    <fieldset className="relative min-w-0 border-line border-b pb-4.5">
      <legend className="sr-only">Line {index + 1}</legend>
      <div className="grid grid-cols-2 items-start gap-x-2.5 gap-y-3 md:grid-cols-[minmax(0,1fr)_7.25rem_7.25rem_2.75rem]">
        <QuoteField {...field("part", "Part")} className="max-md:col-span-full max-md:pr-12">
          {(attributes) => (
            <input
              {...attributes}
              className={controlVariants()}
              maxLength={MAX_PART_LENGTH}
              {...text("part", "part")}
            />
          )}
        </QuoteField>
        <QuoteField {...field("priceCents", "Price")}>
          {(attributes) => (
            <input
              {...attributes}
              className={amountField}
              inputMode="decimal"
              enterKeyHint="next"
              onKeyDown={onPriceKey}
              {...text("price", "priceCents")}
            />
          )}
        </QuoteField>
        <QuoteField {...field("coreCents", "Core charge")}>
          {(attributes) => (
            <input
              {...attributes}
              className={amountField}
              inputMode="decimal"
              placeholder="0.00"
              {...text("core", "coreCents")}
            />
          )}
        </QuoteField>
        <button
          type="button"
          className={`${iconButton} max-md:absolute max-md:-top-1 max-md:right-0 md:mt-7`}
          aria-label={`Remove line ${index + 1}`}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      </div>
      <div className="mt-3 grid items-start gap-x-2.5 gap-y-3 sm:grid-cols-[minmax(0,1fr)_8rem] md:grid-cols-[13.5rem_8rem_minmax(0,1fr)_2.75rem]">
        <QuoteField {...field("donorId", "Donor")}>
          {(attributes) => (
            <DonorSelect
              {...attributes}
              donors={donors}
              value={line.donor}
              onChange={(donor) => onChange({ ...line, donor })}
            />
          )}
        </QuoteField>
        <OptionalSegments
          legend="Grade"
          choices={PART_GRADES}
          value={line.grade}
          onChange={(grade) => onChange({ ...line, grade })}
        />
        <QuoteField {...field("description", "What the customer reads")} className="max-md:col-span-full">
          {(attributes) => (
            <input
              {...attributes}
              className={controlVariants()}
              maxLength={MAX_DESCRIPTION_LENGTH}
              {...text("description", "description")}
            />
          )}
        </QuoteField>
      </div>
      <QuoteWarnings warnings={warnings} />
    </fieldset>
  );
}
