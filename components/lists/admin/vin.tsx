import { cva, type VariantProps } from "class-variance-authority";

const vinVariants = cva("font-semibold font-sign tabular-nums", {
  variants: {
    place: {
      list: "text-18 tracking-wider md:text-16 md:tracking-normal lg:text-17 lg:tracking-wide xl:text-18 xl:tracking-wider",
      details: "text-17 tracking-wider md:tracking-wide xl:text-18 xl:tracking-wider",
      /** Next to a button that copies it. */
      copy: "min-w-0 text-17 tracking-wide xl:text-18 xl:tracking-wider",
    },
  },
});

/** A VIN in the admin area, in condensed figures of equal width. */
export function Vin({ place, children }: VariantProps<typeof vinVariants> & { children: string }) {
  return (
    <span className={vinVariants({ place })} data-vin>
      {children}
    </span>
  );
}
