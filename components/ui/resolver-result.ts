import type { FieldValues, ResolverResult } from "react-hook-form";

/** Builds react-hook-form's resolver result: the values when every field is valid, else one message per invalid field. */
export function resolverResult<Values extends FieldValues>(
  values: Values,
  problems: { [Field in keyof Values]?: string | undefined },
): ResolverResult<Values> {
  const messages = Object.entries(problems).filter(([, message]) => message !== undefined);
  if (messages.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(messages.map(([field, message]) => [field, { type: "rule", message }]));
  return { values: {}, errors: errors as ResolverResult<Values>["errors"] } as ResolverResult<Values>;
}
