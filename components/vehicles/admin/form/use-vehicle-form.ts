"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "@/components/ui/toast";
import { forgetDraft, type VehicleDraft } from "@/components/vehicles/admin/form/draft";
import { setFields, setServerErrors, validValues } from "@/components/vehicles/admin/form/form-values";
import { startValues, type VehicleKind } from "@/components/vehicles/admin/form/kinds";
import { type FieldConflict, mergeEdits } from "@/components/vehicles/admin/form/merge";
import { readVehicle, type SaveOutcome, saveVehicle } from "@/components/vehicles/admin/form/save-vehicle";
import { usePhotoWait } from "@/components/vehicles/admin/form/use-photo-wait";
import { useUnsavedGuard } from "@/components/vehicles/admin/form/use-unsaved-guard";
import { useVehicleDraft } from "@/components/vehicles/admin/form/use-vehicle-draft";
import { formSchema } from "@/components/vehicles/admin/form/validate";
import {
  isChanged,
  type VehicleRecord,
  type VehicleValues,
  valuesOf,
} from "@/components/vehicles/admin/form/values";
import type { Unfinished } from "@/components/vehicles/admin/photos/use-uploads";

export type VehicleFormOptions = {
  kind: VehicleKind;
  /** "new", or the id of the vehicle. */
  formId: string;
  /** The vehicle to edit; null adds one. */
  record: VehicleRecord | null;
  draft: VehicleDraft | null;
  onSaved: (saved: VehicleRecord, how: "added" | "updated" | "unchanged") => void;
};

/** Why saving failed: shown in the bar with the button. */
export type FormError = { kind: "fields" } | { kind: "failed"; message: string };

/** The state of a vehicle form: validation per field, the unsaved-changes guard, and saving once. */
export function useVehicleForm({ kind, formId, record, draft, onSaved }: VehicleFormOptions) {
  const { inventory } = kind;
  /** The base of the edit: the record as opened, or as someone else has saved it since. */
  const [against, setAgainst] = useState(draft ? draft.record : record);
  const [opened] = useState(() => new Date());
  const start = useMemo(
    () => (against ? valuesOf(kind.fields, against) : startValues(kind, opened)),
    [against, kind, opened],
  );
  // Raw: the form keeps the values as typed; `saveVehicle` converts them.
  const resolver = useMemo(
    () => zodResolver(formSchema(kind), undefined, { mode: "sync", raw: true }),
    [kind],
  );
  const form = useForm<VehicleValues>({ defaultValues: draft?.values ?? start, mode: "onTouched", resolver });
  const [busy, setBusy] = useState(false);
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const hasUnfinished = unfinished !== null;
  const guard = useUnsavedGuard(
    () => hasUnfinished || isChanged(start, form.getValues()),
    () => forgetDraft(inventory, formId),
  );
  useVehicleDraft({ form, guard, inventory, formId, start, record: against, hasUnfinished });
  const [formError, setFormError] = useState<FormError | null>(null);
  /** A concurrent edit: their changes, or that the vehicle was deleted. */
  const [conflict, setConflict] = useState<{ conflicts: FieldConflict[] } | "deleted" | null>(null);
  const running = useRef(false);
  const [refocus, setRefocus] = useState<(() => void) | null>(null);
  // The form cannot take the focus while it is being saved.
  useEffect(() => {
    if (!busy) refocus?.();
  }, [refocus, busy]);
  async function save(values: VehicleValues) {
    const outcome = await saveVehicle(kind, values, against);
    if (outcome.kind === "failed") return showFailure(outcome);
    if (outcome.kind === "changed") return merge(values);
    if (outcome.kind === "gone") return showConflict("deleted");
    guard.finish(() => onSaved(outcome.record, outcome.how));
  }

  function showFailure({ message, fields }: Extract<SaveOutcome, { kind: "failed" }>) {
    const first = setServerErrors(form, kind.fields, fields);
    if (first) setRefocus(() => () => form.setFocus(first));
    setFormError({ kind: "failed", message });
    toast({ title: "Failed to save vehicle", description: message, variant: "destructive" });
  }

  /** Someone else saved first: their version becomes the base of this edit. */
  async function merge(yours: VehicleValues) {
    const read = await readVehicle(kind, against?._id ?? "");
    if (read.kind === "gone") return showConflict("deleted");
    if (read.kind === "failed") return setFormError({ kind: "failed", message: read.message });
    const theirs = valuesOf(kind.fields, read.record);
    const { values, conflicts } = mergeEdits(start, yours, theirs);
    // The first attempt succeeded and its response was lost, or they made exactly the same change.
    if (!isChanged(theirs, values)) return guard.finish(() => onSaved(read.record, "updated"));
    setFields(form, values);
    setAgainst(read.record);
    showConflict({ conflicts });
  }

  // The notice's heading takes the focus.
  function showConflict(news: { conflicts: FieldConflict[] } | "deleted") {
    setRefocus(null);
    setConflict(news);
  }

  async function submit() {
    if (running.current || guard.isReleased()) return;
    running.current = true;
    setFormError(null);
    try {
      const values = await validValues(form);
      if (!values) {
        photoWait.stop();
        return setFormError({ kind: "fields" });
      }
      if (hasUnfinished) return photoWait.start();
      photoWait.stop();
      setBusy(true);
      const focused = document.activeElement;
      setRefocus(() => () => focused instanceof HTMLElement && focused.focus());
      await save(values);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  const photoWait = usePhotoWait(unfinished, submit);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // A second press while the first is being handled is ignored.
    if (!photoWait.isWaiting) void submit();
  }

  /** After someone deleted the vehicle: adds the typed values as a new one. */
  function addAsNew() {
    setAgainst(null);
    setConflict(null);
  }

  return {
    ...{ form, guard, onSubmit, busy, photoWait, setUnfinished, formError, conflict, addAsNew },
    isNew: against === null,
    recordId: against?._id ?? null,
    version: against?.version ?? 0,
    setConflicts: (conflicts: FieldConflict[]) => setConflict({ conflicts }),
  };
}

export type VehicleFormState = ReturnType<typeof useVehicleForm>;
