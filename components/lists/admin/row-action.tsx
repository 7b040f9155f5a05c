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

/**
 * The button of an action: icon and word, the icon alone where there is no room.
 * `name` is the record's, such as its stock number: a screen reader says "Edit D-1183".
 */
export function RowAction({ icon, label, name, onClick, quiet, busy }: RecordAction & { name: string }) {
  return (
    <button
      type="button"
      className={`office-action ${quiet ? "office-action-quiet" : ""}`.trim()}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      <Icon name={icon} />
      <span className="office-action-word">{label}</span>
      <span className="sr-only"> {name}</span>
    </button>
  );
}
