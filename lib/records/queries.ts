import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import type { SortColumn } from "@/lib/http/cursor";
import { ApiError } from "@/lib/http/errors";
import { type PageQuery, readPageOnward } from "@/lib/http/paging";
import type { Page } from "@/lib/http/responses";
import { fieldChanges } from "@/lib/records/changes";
import type { HistoryKind } from "@/lib/records/fields";
import type { HistoryEntry } from "@/lib/records/schema";
import { VISITOR } from "@/lib/records/versions";

/** By version, because two changes may have the same timestamp. */
const NEWEST_FIRST = [{ name: "version", type: "number", direction: "desc" }] as const satisfies SortColumn[];

/**
 * A page of a record's history, newest first; also after the record was deleted.
 * @throws ApiError 404 when there is neither a record with this id nor a history of one, 400 for an invalid cursor.
 */
export async function listHistory(
  _admin: Admin,
  kind: HistoryKind,
  recordId: string,
  page: PageQuery,
): Promise<Page<HistoryEntry>> {
  const found = await readPageOnward(NEWEST_FIRST, page, {
    where: { kind, recordId },
    rows: (slice) => db().recordVersion.findMany({ ...slice, select: COLUMNS }),
    count: (where) => db().recordVersion.count({ where }),
    toItems: (rows) =>
      rows.map(({ before, after, at, ...row }) => ({
        _id: row.id,
        version: row.version,
        action: row.action,
        author: row.actorName,
        isVisitor: row.actorName === VISITOR,
        at: at.toISOString(),
        changes: fieldChanges(kind, asRecord(before), asRecord(after)),
      })),
  });
  if (found.total === 0 && !(await exists(kind, recordId))) {
    throw new ApiError("not_found", "Nothing was ever recorded under this id.");
  }
  return found;
}

const COLUMNS = {
  id: true,
  version: true,
  action: true,
  actorName: true,
  before: true,
  after: true,
  at: true,
} as const;

const asRecord = (value: unknown): object | null => (typeof value === "object" ? value : null);

// Demo data and records that are older than the audit trail have no history.
async function exists(kind: HistoryKind, id: string): Promise<boolean> {
  const query = { where: { id }, select: { id: true } } as const;
  const find = {
    retail_vehicle: () => db().retailVehicle.findUnique(query),
    dismantled_vehicle: () => db().dismantledVehicle.findUnique(query),
    part_request: () => db().partRequest.findUnique(query),
    repair_request: () => db().repairRequest.findUnique(query),
    vehicle_inquiry: () => db().vehicleInquiry.findUnique(query),
  } satisfies Record<HistoryKind, () => Promise<object | null>>;
  return (await find[kind]()) !== null;
}
