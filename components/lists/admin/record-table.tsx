"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Column } from "@/components/lists/admin/column";
import { ColumnHeading } from "@/components/lists/admin/column-heading";
import type { ListView } from "@/components/lists/admin/list-view";
import { RecordRow } from "@/components/lists/admin/record-row";
import type { RecordAction } from "@/components/lists/admin/row-action";
import { SelectBox } from "@/components/lists/admin/select-box";
import { HeadCell, Table, TableHead } from "@/components/lists/admin/table";
import type { Selection } from "@/components/lists/admin/use-selection";

type RecordTableProps<T> = {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: Column<T>[];
  records: T[];
  /** The current sort order, and the callback to change it. */
  view: Pick<ListView, "sort" | "direction">;
  onSort: (sort: string) => void;
  /** The record's name in the label of its expand button, such as its stock number. */
  nameOf: (record: T) => string;
  /** The row on phones, where it is one block. */
  block: (record: T) => ReactNode;
  /** The content of the expanded row. */
  details: (record: T) => ReactNode;
  /** The actions in the last cell of a row, such as Edit and Delete. */
  actions?: (record: T) => RecordAction[];
  /** Lets rows be selected, one by one and all together. */
  selection?: Selection;
  /** The record to open, scroll to and give the focus to, by id. */
  openId: string | null;
  /** Whether a record's row is open from the start, such as one with a note that was not sent. */
  startsOpen?: (record: T) => boolean;
};

/** The office's table: one row per record, each of which opens. On phones the rows are blocks. */
export function RecordTable<T extends { _id: string }>({
  caption,
  columns,
  records,
  view,
  onSort,
  openId,
  startsOpen = () => false,
  ...row
}: RecordTableProps<T>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(records.filter(startsOpen).map(({ _id }) => _id)),
  );
  const body = useRef<HTMLTableSectionElement>(null);
  const isLoaded = records.some(({ _id }) => _id === openId);

  useEffect(() => {
    if (openId === null || !isLoaded) return;
    setOpen((before) => new Set(before).add(openId));
    const row = body.current?.querySelector(`[data-record="${CSS.escape(openId)}"]`);
    row?.scrollIntoView({ block: "center" });
    row?.querySelector<HTMLElement>("button[aria-expanded]")?.focus({ preventScroll: true });
  }, [openId, isLoaded]);

  function toggle(id: string) {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  return (
    <Table>
      <caption className="sr-only">{caption}</caption>
      <TableHead>
        <HeadCell kind={row.selection ? "selectableExpander" : "expander"}>
          <span className="sr-only">Details</span>
          {row.selection && (
            // Above the checkboxes of the rows, which are to the right of a button.
            <span className="ml-10">
              <SelectAll records={records} selection={row.selection} />
            </span>
          )}
        </HeadCell>
        {columns.map((column) => (
          <ColumnHeading key={column.heading} column={column} view={view} onSort={onSort} />
        ))}
        {row.actions && (
          <HeadCell kind="actions">
            {/* Ends where the words of the buttons end. */}
            <span className="min-[75rem]:mr-2">Actions</span>
          </HeadCell>
        )}
      </TableHead>
      <tbody ref={body}>
        {records.map((record) => (
          <RecordRow
            key={record._id}
            record={record}
            columns={columns}
            isOpen={open.has(record._id)}
            onToggle={() => toggle(record._id)}
            {...row}
          />
        ))}
      </tbody>
    </Table>
  );
}

function SelectAll({ records, selection }: { records: { _id: string }[]; selection: Selection }) {
  const ids = records.map(({ _id }) => _id);
  const count = ids.filter(selection.has).length;
  return (
    <SelectBox
      label="Select all on this page"
      checked={count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={(isSelected) => selection.set(ids, isSelected)}
    />
  );
}
