import { z } from "zod";
import { DRAFT_PREFIX } from "@/components/layout/admin/unsaved-work";
import {
  VEHICLE_FIELDS,
  type VehicleRecord,
  type VehicleValues,
} from "@/components/vehicles/admin/form/values";
import { forgetStored, parseStored, readStoredText, writeStored } from "@/lib/browser-storage";

/** The unsaved values and the vehicle being edited (null for a new one). */
export type VehicleDraft = { values: VehicleValues; record: VehicleRecord | null };

const draftSchema = z.object({
  userId: z.string(),
  values: z.object(Object.fromEntries(VEHICLE_FIELDS.map((field) => [field, z.string()]))),
  record: z.looseObject({ _id: z.string(), version: z.number() }).nullable(),
});

const keyOf = (inventory: string, formId: string) => `${DRAFT_PREFIX}${inventory}:${formId}`;

/** Stores a draft in this browser tab for the same user, across reloads and sign-ins. */
export function keepDraft(inventory: string, formId: string, userId: string, draft: VehicleDraft): void {
  writeStored(keyOf(inventory, formId), JSON.stringify({ userId, ...draft }));
}

/** The user's draft of a form, or null. */
export function readDraft(inventory: string, formId: string, userId: string | null): VehicleDraft | null {
  const kept = parseStored(readStoredText(keyOf(inventory, formId)), draftSchema);
  return kept?.userId === userId ? (kept as unknown as VehicleDraft) : null;
}

/** Deletes the draft after a save or a discard. */
export const forgetDraft = (inventory: string, formId: string): void =>
  forgetStored(keyOf(inventory, formId));
