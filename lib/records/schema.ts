import type { FieldChange } from "@/lib/records/changes";

/** What somebody did to a record, as GET /api/admin/{kind}/{id}/history answers it. */
export type HistoryEntry = {
  _id: string;
  /** The version that it made. */
  version: number;
  action: "create" | "update" | "delete";
  /** The account's name, or "Customer" for what a visitor sent. */
  author: string;
  isVisitor: boolean;
  at: string;
  changes: FieldChange[];
};
