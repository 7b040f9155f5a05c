import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";

/** On phones a bar at the lower edge of the screen. */
const actionBar = [
  "flex gap-2.5 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-4 max-md:mt-auto",
  "max-md:bg-sheet max-md:px-4 max-md:pt-2.5 max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom))]",
  "max-md:shadow-bar short:static short:shadow-none",
].join(" ");

type WizardActionsProps = {
  /** The label of the step's button; `busyLabel` while a request is under way. */
  label: string;
  busyLabel?: string;
  busy: boolean;
  /** The step is incomplete: the button looks disabled, but a click shows what is missing. */
  incomplete?: boolean;
  onBack?: () => void;
};

/** The step's buttons: below the step, and on phones always at the lower edge of the screen. */
export function WizardActions({ label, busyLabel = label, busy, incomplete, onBack }: WizardActionsProps) {
  return (
    // A press must not blur a field first: its error message would move the button away.
    <fieldset className={actionBar} onMouseDown={(event) => event.preventDefault()}>
      <legend className="sr-only">Steps</legend>
      {onBack && (
        <button
          type="button"
          className={buttonVariants({ variant: "secondary", className: buttonStates })}
          aria-disabled={busy || undefined}
          onClick={onBack}
        >
          Back
        </button>
      )}
      <button
        type="submit"
        className={buttonVariants({
          variant: "primary",
          className: `${buttonStates} max-md:flex-1 md:min-w-60`,
        })}
        aria-disabled={incomplete || undefined}
        aria-busy={busy || undefined}
        // The next step's button appears in the same place: ignore the second click of a double click.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {busy ? busyLabel : label}
      </button>
    </fieldset>
  );
}
