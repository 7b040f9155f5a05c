import type { UseFormRegisterReturn } from "react-hook-form";
import { fieldLabel } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";

type SegmentProps = {
  legend: string;
  /** Two choices. The first is chosen at the start. */
  choices: readonly { value: string; label: string }[];
  registration: UseFormRegisterReturn;
};

/** A segmented control of two choices. The chosen segment is filled and has a check mark. */
export function Segment({ legend, choices, registration }: SegmentProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
      <legend className={`${fieldLabel} mb-1.5`}>{legend}</legend>
      <div className="grid grid-cols-[1fr_1fr] rounded-field border-[1.5px] border-control bg-sheet">
        {choices.map(({ value, label }, index) => (
          <label
            key={value}
            className="group relative flex min-h-13 cursor-pointer items-center justify-center gap-2.5 font-semibold first:rounded-l-[2.5px] last:rounded-r-[2.5px] hover:bg-concrete has-checked:bg-stamp has-checked:text-on-stamp has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              {...registration}
              className="sr-only"
              type="radio"
              value={value}
              defaultChecked={index === 0}
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
