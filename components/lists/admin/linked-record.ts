import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import { isVehicleId } from "@/lib/vehicles/id";

export type LinkedRecord<T> = {
  /** The linked record when it is on another page: shown first. */
  linked: T | null;
  /** Why the linked record is not shown: it does not exist, or loading it failed. */
  linkedError: "gone" | "failed" | null;
};

/** There is no linked record, or it is on the page. */
export const NO_LINK = { linked: null, linkedError: null };

/** Loads the linked record. The URL may contain anything: an invalid id would form a different API path. */
export async function readLinked<T>(path: string, id: string, signal: AbortSignal): Promise<LinkedRecord<T>> {
  if (!isVehicleId(id)) return { linked: null, linkedError: "gone" };
  try {
    return {
      linked: await adminRequest<T>(`${path}/${encodeURIComponent(id)}`, { signal }),
      linkedError: null,
    };
  } catch (error) {
    const isGone = error instanceof RequestError && error.status === 404;
    return { linked: null, linkedError: isGone ? "gone" : "failed" };
  }
}
