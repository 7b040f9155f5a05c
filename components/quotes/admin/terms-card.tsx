"use client";

import { QuoteField } from "@/components/quotes/admin/quote-field";
import { type QuoteValues, WARRANTY_CHOICES } from "@/components/quotes/admin/quote-values";
import { QuoteWarnings } from "@/components/quotes/admin/quote-warnings";
import { ChoiceSegments } from "@/components/quotes/admin/segments";
import { card } from "@/components/ui/card";
import { controlVariants } from "@/components/ui/control";
import { taxRates } from "@/lib/business";
import { formatTaxRate } from "@/lib/quotes/format";
import { MAX_QUOTE_MESSAGE_LENGTH, MAX_SHIPPING_TO_LENGTH, type QuoteWarning } from "@/lib/quotes/schema";

type TermsCardProps = {
  values: QuoteValues;
  warnings: readonly QuoteWarning[];
  errorOf: (path: string) => string | undefined;
  onChange: (values: QuoteValues) => void;
  onLeave: (path: string) => void;
};

const HANDOVER = [
  { value: "pickup", label: "Pick up" },
  { value: "ship", label: "Ship" },
] as const;

const select = controlVariants({ kind: "select" });

/** The terms of the quote: how it is handed over, shipping, tax, the last day, the warranty and a message. */
export function TermsCard({ values, warnings, errorOf, onChange, onLeave }: TermsCardProps) {
  const isShipped = values.handover === "ship";
  const set = (changes: Partial<QuoteValues>) => onChange({ ...values, ...changes });
  const field = (path: string, label: string) => ({ path, label, error: errorOf(path) });
  return (
    <section className={`${card} px-4 pt-5 pb-6 md:px-6`} aria-labelledby="terms-heading">
      <h2 id="terms-heading" className="mb-3 text-24 leading-[1.15]">
        Terms
      </h2>
      <div className="grid grid-cols-2 items-start gap-4 md:grid-cols-[minmax(0,2.6fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.5fr)]">
        <div className="max-md:col-span-full">
          <ChoiceSegments
            legend="Handing over"
            name="handover"
            choices={HANDOVER}
            value={values.handover}
            onChange={(handover) => set({ handover })}
          />
        </div>
        <QuoteField {...field("shippingCents", "Shipping")}>
          {(attributes) => (
            <input
              {...attributes}
              className={`${controlVariants()} text-right`}
              inputMode="decimal"
              placeholder="0.00"
              disabled={!isShipped}
              value={isShipped ? values.shipping : ""}
              onChange={({ target }) => set({ shipping: target.value })}
              onBlur={() => onLeave("shippingCents")}
            />
          )}
        </QuoteField>
        <QuoteField {...field("taxRate", "Sales tax")}>
          {(attributes) => (
            <select
              {...attributes}
              className={select}
              value={values.taxRate}
              onChange={({ target }) => set({ taxRate: Number(target.value) })}
            >
              {taxRates.map((rate) => (
                <option key={rate} value={rate}>
                  {formatTaxRate(rate)}
                </option>
              ))}
            </select>
          )}
        </QuoteField>
        <QuoteField {...field("validUntil", "Valid until")} className="max-md:col-span-full">
          {(attributes) => (
            <input
              {...attributes}
              type="date"
              className={controlVariants()}
              value={values.validUntil}
              onChange={({ target }) => set({ validUntil: target.value })}
              onBlur={() => onLeave("validUntil")}
            />
          )}
        </QuoteField>
        <div className="grid content-start gap-4 max-md:col-span-full">
          <QuoteField {...field("warranty", "Warranty")}>
            {(attributes) => (
              <select
                {...attributes}
                className={`${select} text-ellipsis`}
                value={values.warranty}
                onChange={({ target }) => set({ warranty: target.value })}
              >
                {WARRANTY_CHOICES.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </QuoteField>
          {isShipped && (
            <QuoteField {...field("shippingTo", "Ship to ZIP code")} optional>
              {(attributes) => (
                <input
                  {...attributes}
                  className={controlVariants()}
                  maxLength={MAX_SHIPPING_TO_LENGTH}
                  value={values.shippingTo}
                  onChange={({ target }) => set({ shippingTo: target.value })}
                />
              )}
            </QuoteField>
          )}
        </div>
        <QuoteField {...field("message", "A word with it")} optional className="col-span-full md:col-span-3">
          {(attributes) => (
            <textarea
              {...attributes}
              className={controlVariants({ kind: "textarea" })}
              maxLength={MAX_QUOTE_MESSAGE_LENGTH}
              value={values.message}
              onChange={({ target }) => set({ message: target.value })}
            />
          )}
        </QuoteField>
      </div>
      <QuoteWarnings
        warnings={warnings.filter(({ kind }) => kind === "closed_day" || kind === "replaces_accepted")}
      />
    </section>
  );
}
