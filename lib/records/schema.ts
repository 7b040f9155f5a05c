import type { FieldChange } from "@/lib/records/changes";

/** A change of a record, as GET /api/admin/{kind}/{id}/history returns it. */
export type HistoryEntry = {
  _id: string;
  /** The version that the change created. */
  version: number;
  action: "create" | "update" | "delete";
  /** The account's name, or "Customer" for a visitor. */
  author: string;
  isVisitor: boolean;
  at: string;
  changes: FieldChange[];
};
