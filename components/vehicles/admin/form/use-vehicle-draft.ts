"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { forgetDraft, keepDraft } from "@/components/vehicles/admin/form/draft";
import { signedInUserId } from "@/components/vehicles/admin/form/signed-in-user";
import type { UnsavedGuard } from "@/components/vehicles/admin/form/use-unsaved-guard";
import { isChanged, type VehicleRecord, type VehicleValues } from "@/components/vehicles/admin/form/values";

type VehicleDraftOptions = {
  form: UseFormReturn<VehicleValues>;
  guard: UnsavedGuard;
  inventory: string;
  formId: string;
  /** The values and the record (null for a new vehicle) that the edit is based on. */
  start: VehicleValues;
  record: VehicleRecord | null;
  /** Whether some photos are not stored yet. */
  hasUnfinished: boolean;
};

/**
 * Keeps the draft of a changed form in this tab for the same user, across reloads and the end of a session, and arms
 * the unsaved-changes guard.
 */
export function useVehicleDraft(options: VehicleDraftOptions) {
  const { form, guard, inventory, formId, start, record, hasUnfinished } = options;
  const [userId] = useState(signedInUserId);
  const onValues = useEffectEvent(() => {
    guard.arm();
    if (guard.isReleased() || userId === null) return;
    const values = form.getValues();
    if (isChanged(start, values)) keepDraft(inventory, formId, userId, { values, record });
    else forgetDraft(inventory, formId);
  });
  useEffect(() => {
    onValues();
    return form.subscribe({ formState: { values: true }, callback: () => onValues() });
  }, [form]);
  useEffect(() => {
    if (hasUnfinished) onValues();
  }, [hasUnfinished]);
}
