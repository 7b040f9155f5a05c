import type { UseFormRegisterReturn } from "react-hook-form";
import { CONTACT_METHOD_LABELS } from "@/components/repair/callback-values";
import { fieldLabel } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";

/** A segmented control: phone or email. The chosen segment is filled and has a check mark. */
export function ContactMethodChoice({ registration }: { registration: UseFormRegisterReturn }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
      <legend className={`${fieldLabel} mb-1.5`}>How should we reach you?</legend>
      <div className="grid grid-cols-[1fr_1fr] rounded-field border-[1.5px] border-control bg-sheet">
        {CONTACT_METHOD_LABELS.map(({ value, label }) => (
          <label
            key={value}
            className="group relative flex min-h-13 cursor-pointer items-center justify-center gap-2.5 font-semibold first:rounded-l-[2.5px] last:rounded-r-[2.5px] hover:bg-concrete has-checked:bg-stamp has-checked:text-on-stamp has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              {...registration}
              className="sr-only"
              type="radio"
              value={value}
              defaultChecked={value === "phone"}
            />
            <span className="hidden group-has-checked:block">
              <Icon name="check" />
            </span>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
