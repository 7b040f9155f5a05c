/** Classes for a button that is busy or disabled at times, in addition to those of `buttonVariants`. Links go without. */
export const buttonStates = [
  "not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:border-concrete",
  "not-aria-busy:aria-disabled:bg-concrete not-aria-busy:aria-disabled:text-ink-3",
  "not-aria-busy:aria-disabled:translate-none not-aria-busy:aria-disabled:shadow-none",
  "not-aria-busy:disabled:cursor-not-allowed not-aria-busy:disabled:border-concrete",
  "not-aria-busy:disabled:bg-concrete not-aria-busy:disabled:text-ink-3 not-aria-busy:disabled:shadow-none",
  "aria-busy:cursor-progress aria-busy:bg-busy aria-busy:text-on-orange aria-busy:shadow-keyline",
  "forced-colors:aria-busy:border-4 forced-colors:aria-busy:border-double",
  "forced-colors:not-aria-busy:aria-disabled:border-2 forced-colors:not-aria-busy:aria-disabled:border-dashed",
  "forced-colors:not-aria-busy:aria-disabled:border-[GrayText] forced-colors:not-aria-busy:aria-disabled:text-[GrayText]",
].join(" ");
