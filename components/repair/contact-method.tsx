import type { UseFormRegisterReturn } from "react-hook-form";
import { CONTACT_METHOD_LABELS } from "@/components/repair/callback-values";
import { Icon } from "@/components/ui/icon";

/** Phone or email: a segment of two, the chosen one stamped with a check. */
export function ContactMethodChoice({ registration }: { registration: UseFormRegisterReturn }) {
  return (
    <fieldset className="field">
      <legend className="field-label mb-1.5">How should we reach you?</legend>
      <div className="segment">
        {CONTACT_METHOD_LABELS.map(({ value, label }) => (
          <label key={value} className="segment-part">
            <input
              {...registration}
              className="sr-only"
              type="radio"
              value={value}
              defaultChecked={value === "phone"}
            />
            <Icon name="check" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
