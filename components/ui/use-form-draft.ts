"use client";

import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { forgetStored, readStoredText, writeStored } from "@/lib/browser-storage";

/**
 * Keeps the values of a form in session storage until it is submitted, so that they survive reloads. A field that was
 * filled in before hydration keeps its value. Never use it for passwords.
 * @param key the key in session storage
 * @param empty the value of each empty field; define it outside the component
 * @returns a function that deletes the draft, to call after the form was submitted
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
