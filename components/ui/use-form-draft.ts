"use client";

import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { forgetStored, readStoredText, writeStored } from "@/lib/browser-storage";

/**
 * Keeps the texts of a form in this browser tab until they are sent, through reloads. A field that was typed in before
 * the page's scripts arrived keeps that text. Never use it for passwords.
 * @param key under which the tab keeps the draft
 * @param empty what each field holds while nothing is typed; define it outside the component
 * @returns what to call once the form was sent
 */
export function useFormDraft<Values extends FieldValues & Record<string, string>>(
  key: string,
  form: UseFormReturn<Values>,
  empty: Values,
): { forget: () => void } {
  useEffect(() => {
    const stored = readDraft(key);
    for (const [field, blank] of Object.entries(empty)) {
      const name = field as Path<Values>;
      const isUntouched = (form.getValues(name) ?? blank) === blank;
      const text = stored[field];
      if (isUntouched && typeof text === "string")
        form.setValue(name, text as PathValue<Values, Path<Values>>);
    }
    const keep = () => {
      const values = { ...empty, ...form.getValues() };
      const isEmpty = Object.entries(empty).every(([field, blank]) => values[field] === blank);
      if (isEmpty) forgetStored(key);
      else writeStored(key, JSON.stringify(values));
    };
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [key, form, empty]);

  return { forget: () => forgetStored(key) };
}

function readDraft(key: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(readStoredText(key) ?? "{}");
    return typeof draft === "object" && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}
