import type { ReactNode } from "react";
import { fieldLabel } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";

const frame =
  "flex overflow-hidden rounded-field border-[1.5px] border-control bg-sheet has-focus-visible:outline-3 has-focus-visible:outline-focus";
const segment =
  "flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 px-3 font-bold font-sign text-18 not-first:border-control not-first:border-l-[1.5px]";

/** A choice among few values, side by side. */
export function ChoiceSegments<T extends string>({
  legend,
  name,
  choices,
  value,
  onChange,
}: {
  legend: string;
  name: string;
  choices: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <Group legend={legend}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={`${segment} has-checked:bg-stamp has-checked:text-on-stamp forced-colors:has-checked:border-4`}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.value === value && <Icon name="check" size={18} />}
          {choice.label}
        </label>
      ))}
    </Group>
  );
}

/** Values side by side, of which at most one is chosen: choosing it again removes the choice. */
export function OptionalSegments<T extends string>({
  legend,
  choices,
  value,
  onChange,
}: {
  legend: string;
  choices: readonly T[];
  value: T | null;
  onChange: (value: T | null) => void;
}) {
  return (
    <Group legend={legend}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={`${segment} focus-visible:outline-none aria-pressed:bg-stamp aria-pressed:text-on-stamp forced-colors:aria-pressed:border-4`}
          aria-pressed={choice === value}
          onClick={() => onChange(choice === value ? null : choice)}
        >
          {choice}
        </button>
      ))}
    </Group>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className={`${fieldLabel} mb-1.5`}>{legend}</legend>
      <div className={frame}>{children}</div>
    </fieldset>
  );
}
