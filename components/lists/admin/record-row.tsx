import type { ReactNode } from "react";
import { type Column, columnClass } from "@/components/lists/admin/column";
import { type RecordAction, RowAction } from "@/components/lists/admin/row-action";
import { SelectBox } from "@/components/lists/admin/select-box";
import type { Selection } from "@/components/lists/admin/use-selection";
import { iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type RecordRowProps<T> = {
  record: T;
  columns: Column<T>[];
  nameOf: (record: T) => string;
  block: (record: T) => ReactNode;
  details: (record: T) => ReactNode;
  actions?: ((record: T) => RecordAction[]) | undefined;
  /** Lets rows be selected. */
  selection?: Selection | undefined;
  isOpen: boolean;
  onToggle: () => void;
};

/** A record as a row of cells, as one block on phones, and the row under it that opens. */
export function RecordRow<T extends { _id: string }>({
  record,
  columns,
  nameOf,
  block,
  details,
  actions,
  selection,
  isOpen,
  onToggle,
}: RecordRowProps<T>) {
  const detailsId = `details-${record._id}`;
  return (
    <>
      <tr data-record={record._id} data-open={isOpen}>
        <td className="office-expander-cell">
          <button
            type="button"
            className={`${iconButton} office-expander`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={`Details of ${nameOf(record)}`}
            onClick={onToggle}
          >
            <Icon name={isOpen ? "chevron-up" : "chevron-down"} />
          </button>
          {selection && (
            <SelectBox
              label={`Select ${nameOf(record)}`}
              checked={selection.has(record._id)}
              onChange={(isSelected) => selection.set([record._id], isSelected)}
            />
          )}
        </td>
        <td className="office-block">{block(record)}</td>
        {columns.map((column) => (
          <td key={column.heading} className={`office-cell ${columnClass(column)}`}>
            {column.cell(record)}
          </td>
        ))}
        {actions && (
          <td className="office-actions-cell">
            <div className="office-actions">
              {actions(record).map((action) => (
                <RowAction key={action.label} name={nameOf(record)} {...action} />
              ))}
            </div>
          </td>
        )}
      </tr>
      {isOpen && (
        <tr id={detailsId} className="office-open-row">
          <td colSpan={columns.length + (actions ? 2 : 1)}>
            <div className="office-details">{details(record)}</div>
          </td>
        </tr>
      )}
    </>
  );
}
