"use client";

import { useCallback, useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { StateBox } from "@/components/ui/state-box";
import { readDraft } from "@/components/vehicles/admin/form/draft";
import { FormHead, FormSkeleton } from "@/components/vehicles/admin/form/form-head";
import { VEHICLE_KINDS } from "@/components/vehicles/admin/form/kinds";
import { type ReadOutcome, readVehicle } from "@/components/vehicles/admin/form/save-vehicle";
import { signedInUserId } from "@/components/vehicles/admin/form/signed-in-user";
import type { VehicleRecord } from "@/components/vehicles/admin/form/values";
import { VehicleForm } from "@/components/vehicles/admin/form/vehicle-form";

export type VehicleFormPageProps = {
  inventory: "dismantled" | "retail";
  /** "new", or the id of the vehicle to edit. */
  formId: string;
  listPath: string;
  onClose: () => void;
  onSaved: (saved: VehicleRecord, how: "added" | "updated" | "unchanged") => void;
};

/** The form in the URL: shown at once for a new vehicle, after loading for an edit. */
export function VehicleFormPage({ inventory, formId, ...rest }: VehicleFormPageProps) {
  const kind = VEHICLE_KINDS[inventory];
  const [draft] = useState(() => readDraft(inventory, formId, signedInUserId()));
  const isReady = formId === "new" || draft !== null;
  const [read, setRead] = useState<ReadOutcome | null>(null);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setRead(null);
      const outcome = await readVehicle(kind, formId, signal);
      if (!signal?.aborted) setRead(outcome);
    },
    [kind, formId],
  );
  useEffect(() => {
    if (isReady) return;
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [isReady, load]);

  if (isReady) return <VehicleForm kind={kind} formId={formId} record={null} draft={draft} {...rest} />;
  if (read?.kind === "read") {
    return <VehicleForm kind={kind} formId={formId} record={read.record} draft={null} {...rest} />;
  }
  if (read === null) {
    return (
      <>
        <FormHead title={kind.editTitle} listPath={rest.listPath} onClose={rest.onClose} />
        <FormSkeleton text="Loading vehicle..." />
      </>
    );
  }
  return <NoVehicle read={read} onRetry={() => void load()} onClose={rest.onClose} />;
}

function NoVehicle({
  read,
  onRetry,
  onClose,
}: {
  read: Exclude<ReadOutcome, { kind: "read" }>;
  onRetry: () => void;
  onClose: () => void;
}) {
  const isGone = read.kind === "gone";
  return (
    <StateBox
      kind="error"
      level={1}
      title={isGone ? "Vehicle not found" : "Error loading vehicle"}
      actions={
        <>
          {!isGone && (
            <button type="button" className={buttonVariants({ variant: "primary" })} onClick={onRetry}>
              <Icon name="refresh" />
              Retry
            </button>
          )}
          <button type="button" className={buttonVariants({ variant: "secondary" })} onClick={onClose}>
            Back to the inventory
          </button>
        </>
      }
    >
      {isGone ? "It may have been deleted since the list was loaded." : read.message}
    </StateBox>
  );
}
