import type { FieldValues, ResolverResult } from "react-hook-form";

/**
 * What react-hook-form is told of a form that was judged: the values when nothing is wrong with them, else a message for
 * each field that is.
 */
export function judgedForm<Values extends FieldValues>(
  values: Values,
  problems: { [Field in keyof Values]?: string | undefined },
): ResolverResult<Values> {
  const told = Object.entries(problems).filter(([, message]) => message !== undefined);
  if (told.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(told.map(([field, message]) => [field, { type: "rule", message }]));
  return { values: {}, errors: errors as ResolverResult<Values>["errors"] } as ResolverResult<Values>;
}
