import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type FieldProps = {
  /** The id of the control inside. */
  id: string;
  label: string;
  /** Shown under the control while there is no error. */
  hint?: string;
  hintTone?: "plain" | "green";
  error?: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** Adds the office's asterisk to the label. */
  required?: boolean;
  children: ReactNode;
};

/** The id of the text that describes a field's control: pass it as the control's aria-describedby. */
export const fieldNoteId = (id: string) => `${id}-note`;

/** Classes of a field's label. */
export const fieldLabel = "font-semibold text-label leading-normal";

const hintText = "text-15 leading-normal";

/** Classes of the sentence under a control. */
export const fieldHint = `${hintText} text-ink-3`;

/** What is wrong with a field, under its control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      className="flex items-start gap-2 font-semibold text-15 text-red leading-normal [&>svg]:mt-[0.1rem] [&>svg]:flex-none"
      id={id}
    >
      <Icon name="warning" size={18} />
      {children}
    </p>
  );
}

/** A labeled control with its hint, or its error in the same place. */
export function Field({
  id,
  label,
  hint,
  hintTone = "plain",
  error,
  optional,
  required,
  children,
}: FieldProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
      <label className={fieldLabel} htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
        {required && (
          <span className="text-red" aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {children}
      {error ? (
        <FieldError id={fieldNoteId(id)}>{error}</FieldError>
      ) : (
        hint && (
          <p className={hintTone === "green" ? `${hintText} text-green` : fieldHint} id={fieldNoteId(id)}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
