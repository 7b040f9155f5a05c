import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { type LockedConversation, recordIdOf } from "@/lib/conversations/locked";
import type { Database } from "@/lib/db";
import type { ExpectedVersions } from "@/lib/http/if-match";
import { parseInput } from "@/lib/http/validation";
import { PART_REQUESTS } from "@/lib/part-requests/record";
import { partRequestUpdateSchema } from "@/lib/part-requests/schema";
import type { VISITOR } from "@/lib/records/versions";
import { REPAIR_REQUESTS } from "@/lib/repair-requests/record";
import { repairRequestUpdateSchema } from "@/lib/repair-requests/schema";
import { changeRequest } from "@/lib/requests/mutations";
import { VEHICLE_INQUIRIES } from "@/lib/vehicle-inquiries/record";
import { vehicleInquiryUpdateSchema } from "@/lib/vehicle-inquiries/schema";

type RecordChange = { status?: string; note?: string; noteId?: string | undefined };

const ANY_VERSION: ExpectedVersions = null;

/**
 * Changes the part request, repair request or vehicle inquiry of a conversation, with its history.
 * @throws ApiError 400 for a status that this kind does not have, 404 when there is no such request, 412 when it has
 * another version.
 */
export async function changeRecord(
  database: Database,
  actor: Admin | typeof VISITOR,
  conversation: LockedConversation,
  change: RecordChange,
  version = ANY_VERSION,
): Promise<void> {
  const { kind } = conversation;
  const recordId = recordIdOf(conversation);
  if (kind === "part") {
    const changes = parseInput(partRequestUpdateSchema, change);
    await changeRequest(PART_REQUESTS, database, actor, recordId, changes, version);
  } else if (kind === "repair") {
    const changes = parseInput(repairRequestUpdateSchema, change);
    await changeRequest(REPAIR_REQUESTS, database, actor, recordId, changes, version);
  } else {
    const changes = parseInput(vehicleInquiryUpdateSchema, change);
    await changeRequest(VEHICLE_INQUIRIES, database, actor, recordId, changes, version);
  }
}
