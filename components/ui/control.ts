import { cva } from "class-variance-authority";

/** Classes of an input, a select or a textarea. */
export const controlVariants = cva(
  [
    "w-full rounded-field border-[1.5px] px-3.5 text-ink leading-normal",
    "placeholder:text-ink-3 placeholder:opacity-100 focus-visible:outline-offset-0",
    "disabled:bg-concrete disabled:text-ink-3",
    "aria-invalid:border-2 aria-invalid:border-red aria-invalid:pl-4.5 aria-invalid:shadow-[inset_5px_0_0_var(--color-red)]",
  ],
  {
    variants: {
      kind: {
        input: "min-h-13.5 py-3 office:min-h-11.5 office:py-2",
        select: [
          "min-h-13.5 appearance-none py-3 pr-11 office:min-h-11.5 office:py-2",
          "bg-(image:--chevron) bg-position-[right_0.875rem_center] bg-size-[1.125rem] bg-no-repeat",
        ],
        textarea: "min-h-28 resize-y py-3 office:min-h-24 office:py-2",
        /** Capitals and figures as on the plate of the vehicle. */
        vin: [
          "min-h-13.5 py-3 font-semibold font-sign text-21 uppercase tabular-nums tracking-wider",
          "office:min-h-11.5 office:py-2",
        ],
      },
      /** Green for a value that was filled in by the site, to be checked. */
      tone: {
        plain: "border-control bg-sheet",
        green: "border-green bg-green-tint",
      },
    },
    defaultVariants: { kind: "input", tone: "plain" },
  },
);
