"use client";

import { useEffect, useRef } from "react";
import { buttonVariants } from "@/components/ui/button";
import type { VehicleKind } from "@/components/vehicles/admin/form/kinds";
import type { VehicleFormState } from "@/components/vehicles/admin/form/use-vehicle-form";
import { VersionChoices, versionsBox } from "@/components/vehicles/admin/form/version-choices";

type ConflictNoticeProps = {
  kind: VehicleKind;
  state: Pick<VehicleFormState, "form" | "setConflicts" | "addAsNew">;
  conflict: NonNullable<VehicleFormState["conflict"]>;
  /** The form cannot take the focus while it is being saved. */
  busy: boolean;
};

/** Someone else saved or deleted the vehicle while it was edited here: shows both versions and the choices. */
export function ConflictNotice({ kind, state, conflict, busy }: ConflictNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!busy) heading.current?.focus();
  }, [busy]);
  return (
    <section className={`${versionsBox} mb-5 grid justify-items-start`} aria-labelledby="conflict-heading">
      <h2
        id="conflict-heading"
        ref={heading}
        tabIndex={-1}
        className="mb-1.5 text-24 leading-[1.15] outline-none"
      >
        {conflict === "deleted" ? "This vehicle was deleted" : "Someone else saved this vehicle first"}
      </h2>
      {conflict === "deleted" ? (
        <>
          <p>Someone deleted it while you were editing. What you typed is still here.</p>
          <button
            type="button"
            className={buttonVariants({ variant: "secondary", className: "mt-3.5" })}
            onClick={state.addAsNew}
          >
            Add as a new vehicle
          </button>
        </>
      ) : (
        <>
          <p>
            {conflict.conflicts.length > 0
              ? "Their changes are shown next to yours. Choose, then save again. Nothing you typed is lost."
              : "Their changes do not conflict with yours. Save again."}
          </p>
          <VersionChoices
            form={state.form}
            kind={kind}
            rows={conflict.conflicts}
            onRows={state.setConflicts}
            names={{
              yours: { value: "Yours", all: "Keep all of yours" },
              theirs: { value: "Theirs", all: "Use all of theirs" },
            }}
          />
        </>
      )}
    </section>
  );
}
