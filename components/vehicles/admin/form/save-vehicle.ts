import type { VehicleKind } from "@/components/vehicles/admin/form/kinds";
import { createBody, updateBody, validate } from "@/components/vehicles/admin/form/validate";
import type { VehicleRecord, VehicleValues } from "@/components/vehicles/admin/form/values";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import type { FieldErrors } from "@/lib/http/errors";
import { isVehicleId } from "@/lib/vehicles/id";

/** The timeout of a save. */
const SAVE_LIMIT_MS = 30_000;
/** The message when the server gives no reason. */
const SAVE_FAILED = "An error occurred while saving the vehicle";
const READ_FAILED = "The vehicle could not be read. Please try again.";

export type SaveOutcome =
  | { kind: "saved"; record: VehicleRecord; how: "added" | "updated" | "unchanged" }
  /** Someone else saved it first. */
  | { kind: "changed" }
  /** Someone else deleted it. */
  | { kind: "gone" }
  | { kind: "failed"; message: string; fields: FieldErrors };

/** Adds a vehicle, or saves what differs from `record` unless someone else saved it since. Never throws. */
export async function saveVehicle(
  kind: VehicleKind,
  values: VehicleValues,
  record: VehicleRecord | null,
): Promise<SaveOutcome> {
  const result = validate(kind, values, new Date());
  if ("problems" in result) return { kind: "failed", message: SAVE_FAILED, fields: result.problems };
  const common = { nonJsonMessage: SAVE_FAILED, signal: AbortSignal.timeout(SAVE_LIMIT_MS) };
  try {
    if (!record) {
      const body = createBody(result.accepted);
      const added = await adminRequest<VehicleRecord>(kind.path, { ...common, method: "POST", body });
      return { kind: "saved", record: added, how: "added" };
    }
    const body = updateBody(result.accepted, record);
    if (Object.keys(body).length === 0) return { kind: "saved", record, how: "unchanged" };
    const updated = await adminRequest<VehicleRecord>(`${kind.path}/${record._id}`, {
      ...common,
      method: "PUT",
      body,
      headers: { "If-Match": `"${record.version}"` },
    });
    return { kind: "saved", record: updated, how: "updated" };
  } catch (error) {
    if (!(error instanceof RequestError)) return { kind: "failed", message: SAVE_FAILED, fields: {} };
    if (record && error.status === 412) return { kind: "changed" };
    if (record && error.status === 404) return { kind: "gone" };
    return { kind: "failed", message: error.message || SAVE_FAILED, fields: error.details.fields ?? {} };
  }
}

export type ReadOutcome =
  | { kind: "read"; record: VehicleRecord }
  | { kind: "gone" }
  | { kind: "failed"; message: string };

/** Reads a vehicle as it is now. Never throws. */
export async function readVehicle(kind: VehicleKind, id: string, signal?: AbortSignal): Promise<ReadOutcome> {
  if (!isVehicleId(id)) return { kind: "gone" };
  try {
    const path = `${kind.path}/${encodeURIComponent(id)}`;
    return { kind: "read", record: await adminRequest<VehicleRecord>(path, signal ? { signal } : {}) };
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return { kind: "gone" };
    return { kind: "failed", message: (error instanceof RequestError && error.message) || READ_FAILED };
  }
}
