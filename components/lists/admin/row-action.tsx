import { cva } from "class-variance-authority";
import { Icon, type IconName } from "@/components/ui/icon";

/** An action of a record, in the Actions cell of its row. */
export type RecordAction = {
  icon: IconName;
  /** What it does, such as "Edit". */
  label: string;
  onClick: () => void;
  /** For destructive actions: less prominent than the others. */
  quiet?: boolean;
  busy?: boolean;
};

/** Classes of a button in a row of a list. */
export const rowActionVariants = cva(
  [
    "inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center gap-2 rounded-field hover:bg-current/10",
    "aria-disabled:cursor-progress aria-disabled:text-ink-3 md:min-h-10 md:min-w-10 min-[75rem]:px-2",
  ],
  {
    variants: { quiet: { true: "text-ink-2", false: "font-semibold" } },
    defaultVariants: { quiet: false },
  },
);

/**
 * The button of an action: icon and word, the icon alone where there is no room.
 * `name` is the record's, such as its stock number: a screen reader says "Edit D-1183".
 */
export function RowAction({ icon, label, name, onClick, quiet, busy }: RecordAction & { name: string }) {
  return (
    <button
      type="button"
      className={rowActionVariants({ quiet })}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      <Icon name={icon} />
      <span className="max-[75rem]:sr-only">{label}</span>
      <span className="sr-only"> {name}</span>
    </button>
  );
}
