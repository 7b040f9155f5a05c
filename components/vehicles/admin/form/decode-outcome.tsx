"use client";

import type { UseFormReturn } from "react-hook-form";
import { tabPath } from "@/components/layout/admin/tabs";
import { Notice } from "@/components/ui/notice";
import type { VinPlace } from "@/components/vehicles/admin/form/decode-vin";
import { messageRow } from "@/components/vehicles/admin/form/form-section";
import type { VehicleKind } from "@/components/vehicles/admin/form/kinds";
import { NoticeAction } from "@/components/vehicles/admin/form/notice-action";
import type { Decoding, VinDecode } from "@/components/vehicles/admin/form/use-vin-decode";
import { LABELS, type VehicleFieldName, type VehicleValues } from "@/components/vehicles/admin/form/values";
import { VersionChoices, versionsBox } from "@/components/vehicles/admin/form/version-choices";

type DecodeOutcomeProps = {
  form: UseFormReturn<VehicleValues>;
  kind: VehicleKind;
  /** The VIN in the form now. */
  vin: string;
  vinDecode: VinDecode;
};

/** The result of decoding the VIN: the filled fields, the conflicts, or the error. */
export function DecodeOutcome({ form, kind, vin, vinDecode }: DecodeOutcomeProps) {
  const { decoding, undo, setConflicts } = vinDecode;
  const current = decoding?.vin === vin ? decoding : null;
  const conflicts = current?.kind === "done" ? current.fill.conflicts : [];
  return (
    <>
      <div role="status" className={messageRow}>
        {current?.kind === "busy" && <span className="sr-only">Decoding...</span>}
        {current?.kind === "done" && <Decoded decoding={current} onUndo={undo} />}
        {current && current.kind !== "busy" && current.place && <KnownVin place={current.place} />}
      </div>
      <div role="alert" className={messageRow}>
        {current?.kind === "failed" && (
          <Notice tone="red">
            <p>{current.message}</p>
            <p className="font-normal">{current.advice}</p>
          </Notice>
        )}
      </div>
      {conflicts.length > 0 && (
        <section className={`${versionsBox} col-span-full grid`} aria-labelledby="vin-says">
          <h3 id="vin-says" className="mb-1 text-20 leading-snug">
            The VIN has different values
          </h3>
          <p>The form keeps its values unless you choose the decoded ones.</p>
          <VersionChoices
            form={form}
            kind={kind}
            rows={conflicts}
            onRows={setConflicts}
            names={{
              yours: { value: "Now", all: "Keep all" },
              theirs: { value: "Decoded", all: "Take all decoded" },
            }}
          />
        </section>
      )}
    </>
  );
}

function Decoded({
  decoding: { title, fill },
  onUndo,
}: {
  decoding: Extract<Decoding, { kind: "done" }>;
  onUndo: () => void;
}) {
  const filled = (Object.keys(fill.filled) as VehicleFieldName[]).map((field) => LABELS[field]);
  const canUndo = filled.length > 0 || fill.conflicts.length > 0;
  return (
    <Notice tone="green">
      <p>Decoded: {title}. Check it against the door plate.</p>
      {filled.length > 0 && <p className="font-normal">Filled in: {filled.join(", ")}.</p>}
      {canUndo && <NoticeAction onClick={onUndo}>Undo</NoticeAction>}
    </Notice>
  );
}

function KnownVin({ place: { inventory, vehicleId } }: { place: VinPlace }) {
  return (
    <Notice tone="amber" icon="warning">
      This VIN is already in the {inventory} inventory.{" "}
      <a className="underline" href={tabPath(inventory, vehicleId)} target="_blank" rel="noopener">
        Open that vehicle<span className="sr-only"> (in a new tab)</span>
      </a>
    </Notice>
  );
}
