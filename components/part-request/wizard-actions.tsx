import { buttonVariants } from "@/components/ui/button";

/** On phones a bar at the lower edge of the screen. */
const actionBar = [
  "flex gap-2.5 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-4 max-md:mt-auto",
  "max-md:bg-sheet max-md:px-4 max-md:pt-2.5 max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom))]",
  "max-md:shadow-bar short:static short:shadow-none",
].join(" ");

type WizardActionsProps = {
  /** The step's button; `busyLabel` while it works. */
  label: string;
  busyLabel?: string;
  busy: boolean;
  /** The step is not complete yet: the button says so, but can be pressed to learn what is missing. */
  incomplete?: boolean;
  onBack?: () => void;
};

/** The step's buttons: below the step, and on phones always at the thumb. */
export function WizardActions({ label, busyLabel = label, busy, incomplete, onBack }: WizardActionsProps) {
  return (
    // A press must not take the focus out of a field first: the message below the field would move the button away.
    <fieldset className={actionBar} onMouseDown={(event) => event.preventDefault()}>
      <legend className="sr-only">Steps</legend>
      {onBack && (
        <button
          type="button"
          className={buttonVariants({ variant: "secondary" })}
          aria-disabled={busy || undefined}
          onClick={onBack}
        >
          Back
        </button>
      )}
      <button
        type="submit"
        className={buttonVariants({ variant: "primary", className: "max-md:flex-1 md:min-w-60" })}
        aria-disabled={incomplete || undefined}
        aria-busy={busy || undefined}
        // The next step's button stands where this one stood: the second half of a double click is not meant for it.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {busy ? busyLabel : label}
      </button>
    </fieldset>
  );
}
