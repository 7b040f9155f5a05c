import { cva } from "class-variance-authority";

/**
 * Classes of a button or of a link that looks like one. A view has one primary button, its next action; its keyline is
 * its edge, so it never depends on its fill. Buttons that can be busy or disabled add `buttonStates`.
 */
export const buttonVariants = cva(
  [
    "relative inline-flex cursor-pointer select-none items-center justify-center gap-2.5 rounded-field",
    "text-center font-bold font-sign leading-tight no-underline transition-[background-color,color] duration-120",
    "print:hidden",
  ],
  {
    variants: {
      variant: {
        primary: [
          "bg-orange text-on-orange shadow-keyline hover:bg-orange-hover hover:shadow-keyline-hover",
          "active:translate-y-px active:bg-orange-pressed active:shadow-keyline-pressed",
          "forced-colors:border-4 forced-colors:border-double",
        ],
        secondary: [
          "border-2 border-ink bg-sheet text-ink hover:bg-ink hover:text-paper",
          "on-asphalt:border-white on-asphalt:bg-transparent on-asphalt:text-white",
          "on-asphalt:hover:bg-white on-asphalt:hover:text-on-orange",
        ],
      },
      size: {
        default: "min-h-13.5 py-2 text-21 office:min-h-11.5 office:py-1.5 office:text-18",
        small: "min-h-11 py-1.5 text-18",
        /** In the bar at the bottom of a phone's screen. */
        bar: "min-h-13.5 py-2 text-19",
      },
      /** The space at both ends; "narrow" where two buttons share the width of a phone. */
      ends: {
        default: "px-6 office:px-4.5",
        small: "px-4",
        bar: "px-3.5",
        narrow: "px-2",
      },
    },
    defaultVariants: { size: "default", ends: "default" },
  },
);

/** Classes of an icon button without its size, for the places that have no room for the usual one. */
export const unsizedIconButton =
  "inline-grid cursor-pointer place-items-center rounded-field hover:bg-current/10 print:hidden";

/** Classes of a button that shows only an icon. It needs an accessible name. */
export const iconButton = `${unsizedIconButton} size-12`;
