import type { ReactNode } from "react";
import type { Column } from "@/components/lists/admin/column";
import { type RecordAction, RowAction } from "@/components/lists/admin/row-action";
import { SelectBox } from "@/components/lists/admin/select-box";
import { BlockCell, Cell, DetailsRow, Row } from "@/components/lists/admin/table";
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
      <Row data-record={record._id} data-open={isOpen}>
        <Cell kind={selection ? "selectableExpander" : "expander"}>
          <button
            type="button"
            className={`${iconButton} text-ink-2 md:size-10 md:align-middle`}
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
        </Cell>
        <BlockCell>{block(record)}</BlockCell>
        {columns.map(({ heading, wide, numeric, cell }) => (
          <Cell key={heading} kind={wide ? "wideValue" : "value"} numeric={numeric}>
            {cell(record)}
          </Cell>
        ))}
        {actions && (
          <Cell kind="actions">
            <div className="flex flex-col items-end justify-end md:flex-row md:gap-1" data-row-actions>
              {actions(record).map((action) => (
                <RowAction key={action.label} name={nameOf(record)} {...action} />
              ))}
            </div>
          </Cell>
        )}
      </Row>
      {isOpen && (
        <DetailsRow id={detailsId} colSpan={columns.length + (actions ? 2 : 1)}>
          {details(record)}
        </DetailsRow>
      )}
    </>
  );
}
