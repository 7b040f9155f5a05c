import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import { isVehicleId } from "@/lib/vehicles/id";

export type LinkedRecord<T> = {
  /** The record that a link names, where it is on another page: it stands first. */
  linked: T | null;
  /** Why the record that a link names is not shown: there is none, or it could not be asked for. */
  linkedError: "gone" | "failed" | null;
};

/** No link names a record, or the page holds it. */
export const NO_LINK = { linked: null, linkedError: null };

/** The record that a link names. An address may name anything; what cannot be an id would be another address of the API. */
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
