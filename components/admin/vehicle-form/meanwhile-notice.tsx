"use client";

import { useEffect, useRef } from "react";
import type { VehicleKind } from "@/components/admin/vehicle-form/kinds";
import type { VehicleFormState } from "@/components/admin/vehicle-form/use-vehicle-form";
import { VersionChoices } from "@/components/admin/vehicle-form/version-choices";

type MeanwhileNoticeProps = {
  kind: VehicleKind;
  state: Pick<VehicleFormState, "form" | "setContested" | "addAsNew">;
  meanwhile: NonNullable<VehicleFormState["meanwhile"]>;
  /** While it is saved the form takes no focus. */
  busy: boolean;
};

/** Somebody else saved or deleted the vehicle while it was edited here: both versions, and the ways on. */
export function MeanwhileNotice({ kind, state, meanwhile, busy }: MeanwhileNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!busy) heading.current?.focus();
  }, [busy]);
  return (
    <section className="vehicle-meanwhile" aria-labelledby="meanwhile-heading">
      <h2 id="meanwhile-heading" ref={heading} tabIndex={-1}>
        {meanwhile === "deleted" ? "This vehicle was deleted" : "Someone else saved this vehicle first"}
      </h2>
      {meanwhile === "deleted" ? (
        <>
          <p>Somebody deleted it while you were editing. What you typed is still here.</p>
          <button type="button" className="button button-second" onClick={state.addAsNew}>
            Make it a new vehicle
          </button>
        </>
      ) : (
        <>
          <p>
            {meanwhile.contested.length > 0
              ? "Their changes are beside yours. Choose, then save again. Nothing you typed is lost."
              : "Their changes and yours do not touch each other. Save again."}
          </p>
          <VersionChoices
            form={state.form}
            kind={kind}
            rows={meanwhile.contested}
            onRows={state.setContested}
            names={{
              yours: { value: "Yours", all: "Keep all of yours" },
              theirs: { value: "Theirs", all: "Take all of theirs" },
            }}
          />
        </>
      )}
    </section>
  );
}
