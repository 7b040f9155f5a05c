import { cva } from "class-variance-authority";

const tagVariants = cva(
  [
    "inline-flex items-center gap-2 pr-2.5 pl-2 clip-tag",
    "font-bold font-sign tabular-nums leading-none",
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
      size: {
        default: "min-h-7 text-18 tracking-wide",
        large: "min-h-9 text-20 tracking-normal",
      },
      /** Whether a long stock number may break. */
      wraps: { true: "wrap-anywhere before:flex-none", false: "whitespace-nowrap" },
    },
    defaultVariants: { tone: "ink", size: "default", wraps: false },
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
  size?: "default" | "large";
}) {
  return <span className={tagVariants(variants)}>{children}</span>;
}
