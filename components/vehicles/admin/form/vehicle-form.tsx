"use client";

import { useEffect, useRef } from "react";
import { Notice } from "@/components/ui/notice";
import { ConflictNotice } from "@/components/vehicles/admin/form/conflict-notice";
import { FailedPhotosDialog } from "@/components/vehicles/admin/form/failed-photos-dialog";
import { FORM_HEADING_ID, FormHead } from "@/components/vehicles/admin/form/form-head";
import { LeaveDialog } from "@/components/vehicles/admin/form/leave-dialog";
import { SaveBar } from "@/components/vehicles/admin/form/save-bar";
import { useVehicleForm, type VehicleFormOptions } from "@/components/vehicles/admin/form/use-vehicle-form";
import { VehicleSections } from "@/components/vehicles/admin/form/vehicle-sections";

type VehicleFormProps = VehicleFormOptions & {
  /** The URL of the list. */
  listPath: string;
  onClose: () => void;
};

/** The form that adds or edits a vehicle, shown in place of the list. */
export function VehicleForm({ listPath, onClose, ...options }: VehicleFormProps) {
  const state = useVehicleForm(options);
  const { form, guard, onSubmit, busy, formError, photoWait, isNew, recordId, conflict } = state;
  const { kind, draft } = options;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <form
      className="flex min-h-[calc(100dvh-8.5rem)] flex-col"
      noValidate
      onSubmit={onSubmit}
      aria-labelledby={FORM_HEADING_ID}
    >
      <FormHead
        title={isNew ? kind.addTitle : kind.editTitle}
        listPath={listPath}
        onClose={() => guard.leave(onClose)}
        headingRef={heading}
      />
      <div inert={busy}>
        {draft && (
          <Notice tone="amber" className="mb-5">
            This was not saved yet. What you typed is here again: check it, then save.
          </Notice>
        )}
        {conflict && (
          <ConflictNotice
            key={conflict === "deleted" ? conflict : state.version}
            kind={kind}
            state={state}
            busy={busy}
            conflict={conflict}
          />
        )}
        <VehicleSections form={form} kind={kind} recordId={recordId} onUnfinished={state.setUnfinished} />
      </div>
      <SaveBar
        {...{ form, kind, isNew, busy, formError, photoWait }}
        onCancel={() => {
          if (!busy) guard.leave(onClose);
        }}
      />
      <FailedPhotosDialog photoWait={photoWait} />
      {guard.isAsking && <LeaveDialog onStay={guard.stay} onDiscard={guard.discard} />}
    </form>
  );
}
