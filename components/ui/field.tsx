import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type FieldProps = {
  /** The id of the control inside. */
  id: string;
  label: string;
  /** Shown under the control while there is no error. */
  hint?: string;
  error?: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** Adds the office's asterisk to the label. */
  required?: boolean;
  children: ReactNode;
};

/** The id of the text that describes a field's control: pass it as the control's aria-describedby. */
export const fieldNoteId = (id: string) => `${id}-note`;

/** A labeled control with its hint, or its error in the same place. */
export function Field({ id, label, hint, error, optional, required, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
        {required && (
          <span className="text-red" aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {children}
      {error ? (
        <p className="field-error" id={fieldNoteId(id)}>
          <Icon name="warning" size={18} />
          {error}
        </p>
      ) : (
        hint && (
          <p className="field-hint" id={fieldNoteId(id)}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
