import type { ReactNode } from "react";
import { controlId } from "@/components/quotes/admin/quote-values";
import { Field, fieldNoteId } from "@/components/ui/field";

type QuoteFieldProps = {
  /** The field's path in errors, such as "lines.0.part". */
  path: string;
  label: string;
  error: string | undefined;
  optional?: boolean;
  /** Where the field is in its grid. */
  className?: string;
  children: (attributes: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
};

/** A labeled field of the quote builder with its error. */
export function QuoteField({
  path,
  label,
  error,
  optional = false,
  className = "",
  children,
}: QuoteFieldProps) {
  const id = controlId(path);
  return (
    <div className={`min-w-0 ${className}`}>
      <Field id={id} label={label} error={error} optional={optional}>
        {children({
          id,
          "aria-invalid": error ? true : undefined,
          "aria-describedby": error ? fieldNoteId(id) : undefined,
        })}
      </Field>
    </div>
  );
}
