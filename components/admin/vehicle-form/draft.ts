import { z } from "zod";
import { DRAFT_PREFIX } from "@/components/admin/unsaved-work";
import {
  VEHICLE_FIELDS,
  type VehicleRecord,
  type VehicleValues,
} from "@/components/admin/vehicle-form/values";
import { forgetStored, parseStored, readStoredText, writeStored } from "@/lib/browser-storage";

/** What was typed and not saved, and the vehicle that it changes (null for a new one). */
export type VehicleDraft = { values: VehicleValues; record: VehicleRecord | null };

const draftSchema = z.object({
  userId: z.string(),
  values: z.object(Object.fromEntries(VEHICLE_FIELDS.map((field) => [field, z.string()]))),
  record: z.looseObject({ _id: z.string(), version: z.number() }).nullable(),
});

const keyOf = (inventory: string, formId: string) => `${DRAFT_PREFIX}${inventory}:${formId}`;

/** Keeps a draft in this browser tab for the same person, through a reload and after signing in again. */
export function keepDraft(inventory: string, formId: string, userId: string, draft: VehicleDraft): void {
  writeStored(keyOf(inventory, formId), JSON.stringify({ userId, ...draft }));
}

/** The person's draft of a form, or null. */
export function readDraft(inventory: string, formId: string, userId: string | null): VehicleDraft | null {
  const kept = parseStored(readStoredText(keyOf(inventory, formId)), draftSchema);
  return kept?.userId === userId ? (kept as unknown as VehicleDraft) : null;
}

/** Once the form was saved, or its content was given up. */
export const forgetDraft = (inventory: string, formId: string): void =>
  forgetStored(keyOf(inventory, formId));
