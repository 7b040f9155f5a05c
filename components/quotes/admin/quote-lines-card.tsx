"use client";

import { useEffect, useRef } from "react";
import { LineFields } from "@/components/quotes/admin/line-fields";
import {
  controlId,
  type DonorChoice,
  type LineValues,
  newLine,
  type QuoteValues,
} from "@/components/quotes/admin/quote-values";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { card } from "@/components/ui/card";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import type { DonorView } from "@/lib/donors/schema";
import { MAX_QUOTE_LINES, QUOTE_MESSAGES, type QuoteWarning } from "@/lib/quotes/schema";

type QuoteLinesCardProps = {
  values: QuoteValues;
  donors: readonly DonorView[];
  warnings: readonly QuoteWarning[];
  errorOf: (path: string) => string | undefined;
  onChange: (values: QuoteValues) => void;
  onLeave: (path: string) => void;
};

/** The number of donors that can be chosen with one press. */
const DONOR_BUTTONS = 3;

/** The lines of the quote, and the buttons that add one. */
export function QuoteLinesCard(props: QuoteLinesCardProps) {
  const { values, donors, warnings, errorOf, onChange, onLeave } = props;
  const { lines } = values;
  const isFull = lines.length >= MAX_QUOTE_LINES;
  const focusNext = useFocusAfterRender();
  const setLines = (next: LineValues[]) => onChange({ ...values, lines: next });

  function add(donor: DonorChoice | null) {
    if (isFull) return;
    setLines([...lines, newLine(donor)]);
    focusNext(controlId(`lines.${lines.length}.part`));
  }
  function remove(index: number) {
    setLines(lines.filter((_, at) => at !== index));
    focusNext(ADD_LINE_ID);
  }
  function next(index: number) {
    if (index === lines.length - 1) add(null);
    else document.getElementById(controlId(`lines.${index + 1}.part`))?.focus();
  }

  return (
    <section className={`${card} px-4 pt-5 pb-5.5 md:px-6`} aria-labelledby="lines-heading">
      <h2 id="lines-heading" className="mb-3 text-24 leading-[1.15]">
        Lines
      </h2>
      <div className="grid gap-4.5">
        {lines.map((line, index) => (
          <LineFields
            key={line.key}
            {...{ index, line, donors, errorOf, onLeave }}
            warnings={warnings.filter((warning) => isAbout(warning, index, line))}
            onChange={(changed) => setLines(lines.map((one) => (one.key === line.key ? changed : one)))}
            onEnter={() => next(index)}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      {errorOf("lines") && <FieldError id={`${ADD_LINE_ID}-note`}>{errorOf("lines")}</FieldError>}
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        <button
          type="button"
          id={ADD_LINE_ID}
          className={buttonVariants({ variant: "secondary", className: buttonStates })}
          aria-disabled={isFull}
          aria-describedby={errorOf("lines") ? `${ADD_LINE_ID}-note` : undefined}
          onClick={() => add(null)}
        >
          <Icon name="plus" size={18} />
          Add line
        </button>
        {!isFull && donors.length > 0 && <span className="text-15 text-ink-2">or off</span>}
        {!isFull &&
          donors
            .slice(0, DONOR_BUTTONS)
            .map((donor) => <DonorButton key={donor._id} donor={donor} onAdd={() => add(donor)} />)}
        {isFull && <p className="text-15 text-ink-2">{QUOTE_MESSAGES.tooManyLines}.</p>}
      </div>
    </section>
  );
}

export const ADD_LINE_ID = controlId("lines");

/** The warnings are those of the last saved draft: a line may have changed since. */
function isAbout(warning: QuoteWarning, index: number, line: LineValues): boolean {
  return (
    (warning.kind === "promised" || warning.kind === "awaiting_dismantle") &&
    warning.line === index &&
    warning.stockNumber === line.donor?.stockNumber
  );
}

function DonorButton({ donor, onAdd }: { donor: DonorView; onAdd: () => void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11.5 cursor-pointer items-center gap-2 rounded-field border-[1.5px] border-control bg-sheet px-2 text-15 text-ink-2 hover:border-ink hover:text-ink"
      onClick={onAdd}
    >
      <span className="sr-only">Add a line off </span>
      <Tag tone="steel">{donor.stockNumber}</Tag>
      {donor.shortName}
    </button>
  );
}

/** Focuses a control that the next render adds. */
function useFocusAfterRender() {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (id: string) => {
    wanted.current = id;
  };
}
