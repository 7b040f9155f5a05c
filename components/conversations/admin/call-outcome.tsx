import { CALL_LABELS } from "@/components/conversations/admin/reply-modes";
import { Icon } from "@/components/ui/icon";
import { CALL_OUTCOMES, type CallOutcome } from "@/lib/conversations/schema";

type CallOutcomeProps = {
  name: string;
  value: CallOutcome | null;
  isMissing: boolean;
  onChange: (outcome: CallOutcome) => void;
};

/** What happened in a call: one of three. */
export function CallOutcomeField({ name, value, isMissing, onChange }: CallOutcomeProps) {
  return (
    <fieldset className="px-4 pt-4">
      <legend className="sr-only">What happened</legend>
      <div className={`grid grid-cols-3 rounded-field border ${isMissing ? "border-red" : "border-control"}`}>
        {CALL_OUTCOMES.map((outcome) => (
          <label
            key={outcome}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 border-control border-l px-1.5 text-center font-semibold text-15 leading-tight first:border-l-0 has-checked:bg-stamp has-checked:text-on-stamp has-focus-visible:outline-3 has-focus-visible:outline-focus forced-colors:has-checked:border-4"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={outcome}
              checked={outcome === value}
              onChange={() => onChange(outcome)}
            />
            {outcome === value && <Icon name="check" size={18} />}
            {CALL_LABELS[outcome]}
          </label>
        ))}
      </div>
      <p role="alert" className="mt-1.5 font-semibold text-15 text-red empty:hidden">
        {isMissing && "Choose what happened."}
      </p>
    </fieldset>
  );
}
