import { ApiError } from "@/lib/http/errors";

/** Every id of ours is at least this long. */
const MIN_ID_LENGTH = 10;
const MAX_ID_LENGTH = 100;

export const NO_ID = "Vehicle ID is required";
export const INVALID_ID = "Invalid vehicle ID format";

/** Whether a text can be the id of a vehicle. */
export function isVehicleId(id: string): boolean {
  return id.length >= MIN_ID_LENGTH && id.length <= MAX_ID_LENGTH && /^[\x21-\x7e]*$/.test(id);
}

/** @throws ApiError 400 when a text is blank or cannot be the id of a vehicle. */
export function requireVehicleId(id: string): string {
  if (id.trim() === "") throw new ApiError("invalid_id", NO_ID);
  if (!isVehicleId(id)) throw new ApiError("invalid_id", INVALID_ID);
  return id;
}
