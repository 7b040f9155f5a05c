/** A stock number in a row or block of a list. Long ones break. */
export function StockNumber({ children }: { children: string }) {
  return (
    <span
      className="wrap-anywhere font-bold font-sign text-20 tracking-wide md:text-18 xl:text-20"
      data-stock-number
    >
      {children}
    </span>
  );
}
