import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import type { StaffRequest } from "@/lib/requests/schema";

const CHANGED = "Someone else saved it first. It now shows what they saved.";
const GONE = "Someone else deleted it.";
const NOT_SAVED = "The update could not be saved.";

export type StatusOutcome<Request> =
  | { kind: "saved"; request: Request }
  /** `request` is the current record when someone else changed it. */
  | { kind: "refused"; message: string; request?: Request }
  | { kind: "gone"; message: string };

/**
 * Sets the status of a part or repair request, unless someone else saved it since it was read. Never throws.
 * @param path the request's URL under /api/admin.
 */
export async function changeStatus<Request extends StaffRequest>(
  path: string,
  request: Request,
  status: string,
): Promise<StatusOutcome<Request>> {
  try {
    const headers = { "If-Match": `"${request.version}"` };
    return { kind: "saved", request: await adminRequest(path, { method: "PUT", body: { status }, headers }) };
  } catch (error) {
    if (!(error instanceof RequestError)) return { kind: "refused", message: NOT_SAVED };
    if (error.status === 404) return { kind: "gone", message: GONE };
    if (error.status !== 412) return { kind: "refused", message: error.message };
    return readAgain(path, status);
  }
}

async function readAgain<Request extends StaffRequest>(
  path: string,
  status: string,
): Promise<StatusOutcome<Request>> {
  try {
    const request = await adminRequest<Request>(path);
    // The first attempt succeeded but its response was lost, or they made the same change.
    if (request.status === status) return { kind: "saved", request };
    return { kind: "refused", message: CHANGED, request };
  } catch (error) {
    const isGone = error instanceof RequestError && error.status === 404;
    return isGone ? { kind: "gone", message: GONE } : { kind: "refused", message: NOT_SAVED };
  }
}
