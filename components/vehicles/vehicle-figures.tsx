import { formatMiles, formatPrice } from "@/lib/vehicles/format";

type FigureProps = {
  sold: boolean;
  /** Class of its text size. */
  size: string;
};

const figure = (sold: boolean) => `font-sign tabular-nums ${sold ? "text-ink-3" : "text-ink"}`;

/** A price in dollars, struck through when the vehicle is sold. */
export function Price({ price, sold, size }: FigureProps & { price: number }) {
  const Element = sold ? "s" : "b";
  return (
    <Element className={`${figure(sold)} font-bold leading-[1.15] ${size}`}>{formatPrice(price)}</Element>
  );
}

/** A mileage in miles, without its unit. */
export function Miles({ miles, sold, size }: FigureProps & { miles: number }) {
  return <b className={`${figure(sold)} font-semibold leading-none ${size}`}>{formatMiles(miles)}</b>;
}
