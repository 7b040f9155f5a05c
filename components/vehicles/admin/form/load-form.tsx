"use client";

import { type ComponentType, useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { StateBox } from "@/components/ui/state-box";
import type { VehicleFormPageProps } from "@/components/vehicles/admin/form/vehicle-form-page";

const load = () => import("@/components/vehicles/admin/form/vehicle-form-page");

/** The vehicle form, loaded on demand to keep it out of the list's bundle. */
export function LateVehicleForm(props: VehicleFormPageProps) {
  const [Form, setForm] = useState<ComponentType<VehicleFormPageProps> | null>(null);
  const [attempt, setAttempt] = useState({ count: 0, failed: false });

  useEffect(() => {
    let isGone = false;
    load().then(
      ({ VehicleFormPage }) => !isGone && setForm(() => VehicleFormPage),
      () => !isGone && setAttempt(({ count }) => ({ count, failed: attempt.count === count })),
    );
    return () => {
      isGone = true;
    };
  }, [attempt.count]);

  if (Form) return <Form {...props} />;
  if (!attempt.failed) {
    return (
      <p role="status" className="py-3 text-ink-2">
        Loading form...
      </p>
    );
  }
  return (
    <StateBox
      kind="error"
      level={1}
      title="The form could not be loaded"
      actions={
        <>
          <button
            type="button"
            className={buttonVariants({ variant: "primary" })}
            onClick={() => setAttempt(({ count }) => ({ count: count + 1, failed: false }))}
          >
            Retry
          </button>
          <button type="button" className={buttonVariants({ variant: "secondary" })} onClick={props.onClose}>
            Back to the inventory
          </button>
        </>
      }
    >
      Check the connection, then try again.
    </StateBox>
  );
}
