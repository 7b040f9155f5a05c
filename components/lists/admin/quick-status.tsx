"use client";

import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { controlVariants } from "@/components/ui/control";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";

type Vehicle = { _id: string; version: number; status: string; stockNumber: string };

type QuickStatusProps<T extends Vehicle> = {
  /** The inventory's URL under /api/admin. */
  path: string;
  vehicle: T;
  statuses: readonly { value: string; label: string }[];
  /** Called with the current vehicle: as saved, or as someone else changed it. */
  onSaved: (vehicle: T) => void;
};

const SAVE_FAILED = "An error occurred while saving the vehicle";
const CHANGED =
  "Someone else saved this vehicle first. It now shows what they saved: review it, then update again.";

/** Changes a vehicle's status from its expanded row. */
export function QuickStatus<T extends Vehicle>({ path, vehicle, statuses, onSaved }: QuickStatusProps<T>) {
  // Null until a choice is made: until then the field follows the record.
  const [chosen, setChosen] = useState<string | null>(null);
  const {
    isPending: busy,
    data,
    mutateAsync,
  } = useMutation({ mutationFn: (chosen: string) => saveStatus(`${path}/${vehicle._id}`, vehicle, chosen) });
  const problem = data?.problem;
  const id = `status-${vehicle._id}`;
  const status = chosen ?? vehicle.status;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || status === vehicle.status) return;
    const outcome = await mutateAsync(status);
    if (outcome.vehicle) onSaved(outcome.vehicle);
    if (outcome.problem !== undefined) return;
    setChosen(null);
    const label = statuses.find(({ value }) => value === status)?.label;
    toast({ title: "Status updated", description: `${vehicle.stockNumber}: ${label}` });
  }

  return (
    <form className="mb-5 grid grid-cols-[minmax(0,15rem)_auto_1fr] items-end gap-2.5" onSubmit={save}>
      <Field id={id} label="Status">
        <select
          id={id}
          className={controlVariants({ kind: "select" })}
          value={status}
          onChange={(event) => setChosen(event.target.value)}
        >
          {statuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <button
        type="submit"
        className={buttonVariants({ variant: "secondary", className: buttonStates })}
        aria-disabled={busy || status === vehicle.status}
        aria-label={`Update status of ${vehicle.stockNumber}`}
      >
        {busy ? "Updating..." : "Update"}
      </button>
      <div role="alert" className="col-span-full empty:hidden">
        {problem !== undefined && <Notice tone="red">{problem}</Notice>}
      </div>
    </form>
  );
}

/**
 * Sets a vehicle's status unless someone else saved it since it was read. Never throws.
 * @param url the vehicle's URL under /api/admin.
 * @returns the current vehicle: as saved, or as someone else changed it; and why the status was not saved.
 */
async function saveStatus<T extends Vehicle>(
  url: string,
  vehicle: T,
  status: string,
): Promise<{ vehicle?: T | null; problem?: string }> {
  try {
    const headers = { "If-Match": `"${vehicle.version}"` };
    const options = { method: "PUT", body: { status }, headers, nonJsonMessage: SAVE_FAILED } as const;
    return { vehicle: await adminRequest<T>(url, options) };
  } catch (error) {
    if (!(error instanceof RequestError)) return { problem: SAVE_FAILED };
    const now = error.status === 412 ? await adminRequest<T>(url).catch(() => null) : null;
    return { vehicle: now, problem: now ? CHANGED : error.message };
  }
}
