type FigureProps = {
  sold: boolean;
  /** Class of its text size. */
  size: string;
  children: string;
};

const figure = (sold: boolean) => `font-sign tabular-nums ${sold ? "text-ink-3" : "text-ink"}`;

/** A formatted price, struck through when the vehicle is sold. */
export function Price({ sold, size, children }: FigureProps) {
  const Element = sold ? "s" : "b";
  return <Element className={`${figure(sold)} font-bold leading-[1.15] ${size}`}>{children}</Element>;
}

/** A formatted mileage, without its unit. */
export function Miles({ sold, size, children }: FigureProps) {
  return <b className={`${figure(sold)} font-semibold leading-none ${size}`}>{children}</b>;
}
