import { cva } from "class-variance-authority";

/**
 * Classes of the place where toasts appear: the top of small screens, the bottom right of larger ones. `--toast-from` is
 * where a toast comes from and goes to.
 */
export const toastViewport = [
  "pointer-events-none fixed z-55 outline-none print:hidden",
  "max-md:inset-x-0 max-md:top-0 max-md:p-3 max-md:[--toast-from:0_-130%]",
  "md:right-0 md:bottom-0 md:w-full md:max-w-[420px] md:p-4 md:[--toast-from:0_130%]",
].join(" ");

/** Classes of a toast. */
export const toastVariants = cva(
  [
    "on-asphalt pointer-events-auto grid touch-pan-y grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3",
    "rounded-card py-3.5 pr-2 pl-4 text-white shadow-toast forced-colors:border-2 [&>svg]:mt-0.5",
    "data-[state=open]:animate-toast-in",
    "not-data-[swipe=end]:data-[state=closed]:animate-toast-out data-[swipe=end]:animate-toast-swiped",
    "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
    "data-[swipe=cancel]:transition-[translate] data-[swipe=cancel]:duration-180 data-[swipe=cancel]:ease-[ease-out]",
  ],
  {
    variants: { variant: { default: "bg-toast", destructive: "bg-red-deep" } },
    defaultVariants: { variant: "default" },
  },
);

export const toastTitle = "font-semibold leading-[1.45]";

/** Classes of a toast's sentence: as prominent as a title where there is none. */
export const toastDescription = "text-15 text-on-toast-2 leading-[1.45] only:font-semibold only:text-inherit";
