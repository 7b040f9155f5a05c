import "server-only";
import type { Admin } from "@/lib/auth/admin";
import type { Page } from "@/lib/http/responses";
import type { ListQuery } from "@/lib/lists/query";
import { PART_REQUESTS } from "@/lib/part-requests/record";
import type { PartRequest, PartRequestStatus } from "@/lib/part-requests/schema";
import type { PartRequestSort } from "@/lib/part-requests/sorts";
import { getRequest, listRequests } from "@/lib/requests/queries";
import type { ACCEPTED } from "@/lib/requests/schema";

/** A page of the part requests that match a search. @throws ApiError 400 for a cursor of another order. */
export function listPartRequests(
  _admin: Admin,
  query: ListQuery<PartRequestStatus | typeof ACCEPTED, PartRequestSort>,
): Promise<Page<PartRequest>> {
  return listRequests(PART_REQUESTS, query);
}

/** One part request, or null. */
export function getPartRequest(_admin: Admin, id: string): Promise<PartRequest | null> {
  return getRequest(PART_REQUESTS, id);
}
