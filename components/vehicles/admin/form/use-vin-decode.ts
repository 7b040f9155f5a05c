"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type Fill, planFill, planUndo } from "@/components/vehicles/admin/form/decode-fill";
import { decodeVin, type VinPlace } from "@/components/vehicles/admin/form/decode-vin";
import { setFields } from "@/components/vehicles/admin/form/form-values";
import { decodedValues, type VehicleKind } from "@/components/vehicles/admin/form/kinds";
import type { FieldConflict } from "@/components/vehicles/admin/form/merge";
import type { VehicleValues } from "@/components/vehicles/admin/form/values";
import { vehicleTitle } from "@/lib/vehicles/format";
import { isValidVin, VIN_INVALID } from "@/lib/vin/rules";

/** The state of decoding `vin`; not shown once a different VIN is typed. */
export type Decoding =
  | { kind: "busy"; vin: string }
  | { kind: "failed"; vin: string; message: string; advice: string; place: VinPlace | null }
  | { kind: "done"; vin: string; title: string; fill: Fill; place: VinPlace | null };

/** Decoding the form's VIN: fills empty fields, offers a choice for conflicts, and can be undone. */
export function useVinDecode(
  form: UseFormReturn<VehicleValues>,
  kind: VehicleKind,
  vehicleId: string | null,
) {
  const [decoding, setDecoding] = useState<Decoding | null>(null);
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);

  function refuse(message: string) {
    setDecoding(null);
    form.setError("vin", { type: "decode", message }, { shouldFocus: true });
  }

  async function decode() {
    const vin = form.getValues("vin");
    if (!isValidVin(vin)) return refuse(VIN_INVALID);
    if (decoding?.kind === "busy" && decoding.vin === vin) return;
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    const { signal } = controller;
    // Untouched values from an earlier VIN do not belong to this vehicle.
    if (decoding?.kind === "done") setFields(form, planUndo(decoding.fill, form.getValues()));
    setDecoding({ kind: "busy", vin });
    const outcome = await decodeVin(vin, signal).catch(() => null);
    // Another VIN was typed in the meantime: ignore the response.
    if (!outcome || signal.aborted || form.getValues("vin") !== vin) return;
    if (outcome.kind === "refused") return refuse(outcome.message);
    const place = outcome.place?.vehicleId === vehicleId ? null : outcome.place;
    if (outcome.kind === "failed") return setDecoding({ ...outcome, vin, place });
    const fill = planFill(decodedValues(kind, outcome.info), form.getValues());
    setFields(form, fill.filled);
    const title = [vehicleTitle(outcome.info, true), outcome.info.engineSize].filter(Boolean).join(", ");
    setDecoding({ kind: "done", vin, title, fill, place });
  }

  function undo() {
    if (decoding?.kind !== "done") return;
    setFields(form, planUndo(decoding.fill, form.getValues()));
    setDecoding({ ...decoding, fill: { filled: {}, conflicts: [] } });
  }

  function setConflicts(conflicts: FieldConflict[]) {
    if (decoding?.kind === "done") setDecoding({ ...decoding, fill: { ...decoding.fill, conflicts } });
  }

  return { decoding, decode, undo, setConflicts };
}

export type VinDecode = ReturnType<typeof useVinDecode>;
