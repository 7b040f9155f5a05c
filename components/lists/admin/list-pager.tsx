import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { Icon } from "@/components/ui/icon";

type ListPagerProps = {
  /** How many records the page shows, how many come before it, and how many there are in all. */
  shown: number;
  offset: number;
  total: number;
  order: string;
  busy: boolean;
  /** The cursors of the previous and next pages; null when there is none. */
  previous: string | null;
  next: string | null;
  onPage: (cursor: string) => void;
};

/** The pagination of an office list. */
export function ListPager({ shown, offset, total, order, busy, previous, next, onPage }: ListPagerProps) {
  const count = (value: number) => value.toLocaleString("en-US");
  const turn = (cursor: string | null) => () => {
    if (cursor !== null && !busy) onPage(cursor);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 py-3 text-ink-2">
      <p>
        {shown > 0 && `${count(offset + 1)}–${count(offset + shown)} of `}
        {count(total)}, {order.charAt(0).toLowerCase() + order.slice(1)}
      </p>
      {(previous !== null || next !== null) && (
        <nav className="flex gap-2" aria-label="Pages">
          <button
            type="button"
            className={buttonVariants({ variant: "secondary", className: buttonStates })}
            aria-disabled={previous === null}
            onClick={turn(previous)}
          >
            <Icon name="arrow-left" />
            Previous
          </button>
          <button
            type="button"
            className={buttonVariants({ variant: "secondary", className: buttonStates })}
            aria-disabled={next === null}
            onClick={turn(next)}
          >
            Next
            <Icon name="arrow-right" />
          </button>
        </nav>
      )}
    </div>
  );
}
