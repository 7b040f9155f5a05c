import { cva } from "class-variance-authority";

const stepVariants = cva(
  [
    "relative pt-4.25 font-sign text-16 leading-snug md:pt-5 md:text-19",
    "before:absolute before:inset-x-0 forced-colors:before:forced-color-adjust-none",
  ],
  {
    variants: {
      progress: {
        done: [
          "font-semibold text-ink-2 before:top-0.5 before:h-1.25 before:bg-ink-2",
          "forced-colors:before:bg-[CanvasText]",
        ],
        current: [
          "font-bold text-ink before:top-0 before:h-2.25 before:bg-ink",
          "forced-colors:before:bg-[CanvasText]",
        ],
        next: [
          "font-semibold text-ink-3 before:top-0.5 before:h-1.25 before:bg-line",
          "forced-colors:before:bg-[GrayText]",
        ],
      },
    },
  },
);

/** The progress through a form: a bar and a name for each step, the current one thick. `current` counts from 1. */
export function Stepper({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly string[];
  current: number;
}) {
  return (
    <ol className="grid auto-cols-fr grid-flow-col gap-1.25" aria-label={label}>
      {steps.map((name, index) => {
        const step = index + 1;
        const progress = step < current ? "done" : step === current ? "current" : "next";
        return (
          <li
            key={name}
            className={stepVariants({ progress })}
            aria-current={progress === "current" ? "step" : undefined}
          >
            {name}
            {progress === "done" && <span className="sr-only"> (done)</span>}
          </li>
        );
      })}
    </ol>
  );
}
