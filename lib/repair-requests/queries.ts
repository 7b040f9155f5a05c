import "server-only";
import type { Admin } from "@/lib/auth/admin";
import type { Page } from "@/lib/http/responses";
import type { ListQuery } from "@/lib/lists/query";
import { REPAIR_REQUESTS } from "@/lib/repair-requests/record";
import type { RepairRequest, RepairRequestStatus } from "@/lib/repair-requests/schema";
import type { RepairRequestSort } from "@/lib/repair-requests/sorts";
import { getRequest, listRequests } from "@/lib/requests/queries";
import type { ACCEPTED } from "@/lib/requests/schema";

/** A page of the repair requests that match a search. @throws ApiError 400 for a cursor of another order. */
export function listRepairRequests(
  _admin: Admin,
  query: ListQuery<RepairRequestStatus | typeof ACCEPTED, RepairRequestSort>,
): Promise<Page<RepairRequest>> {
  return listRequests(REPAIR_REQUESTS, query);
}

/** One repair request, or null. */
export function getRepairRequest(_admin: Admin, id: string): Promise<RepairRequest | null> {
  return getRequest(REPAIR_REQUESTS, id);
}
