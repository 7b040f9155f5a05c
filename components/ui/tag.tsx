import { cva } from "class-variance-authority";

const tagVariants = cva(
  [
    "inline-flex min-h-7 items-center gap-2 pr-2.5 pl-2 clip-tag",
    "font-bold font-sign text-18 tabular-nums leading-none tracking-wide",
    "before:size-2 before:rounded-full before:content-['']",
    "forced-colors:border-2 forced-colors:px-3 forced-colors:before:hidden forced-colors:clip-none",
  ],
  {
    variants: {
      tone: {
        ink: "bg-stamp text-on-stamp before:bg-on-stamp",
        steel: "bg-tag-steel text-white before:bg-white",
        white: "bg-white text-on-orange before:bg-on-orange",
      },
      /** Whether a long stock number may break. */
      wraps: { true: "wrap-anywhere before:flex-none", false: "whitespace-nowrap" },
    },
    defaultVariants: { tone: "ink", wraps: false },
  },
);

/** A stock number on a hang tag: ink for pre-owned, steel for dismantled, white on dark ground. */
export function Tag({
  children,
  ...variants
}: {
  children: string;
  tone?: "ink" | "steel" | "white";
  wraps?: boolean;
}) {
  return <span className={tagVariants(variants)}>{children}</span>;
}
