"use client";

import { type SubmitEvent, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = `status-${vehicle._id}`;
  const status = chosen ?? vehicle.status;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || status === vehicle.status) return;
    setBusy(true);
    setProblem(null);
    const url = `${path}/${vehicle._id}`;
    try {
      const headers = { "If-Match": `"${vehicle.version}"` };
      const options = { method: "PUT", body: { status }, headers, nonJsonMessage: SAVE_FAILED } as const;
      onSaved(await adminRequest<T>(url, options));
      setChosen(null);
      const label = statuses.find(({ value }) => value === status)?.label;
      toast({ title: "Status updated", description: `${vehicle.stockNumber}: ${label}` });
    } catch (error) {
      const isOld = error instanceof RequestError && error.status === 412;
      const now = isOld ? await adminRequest<T>(url).catch(() => null) : null;
      if (now) onSaved(now);
      setProblem(now ? CHANGED : error instanceof RequestError ? error.message : SAVE_FAILED);
    } finally {
      setBusy(false);
    }
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
        className={buttonVariants({ variant: "secondary" })}
        aria-disabled={busy || status === vehicle.status}
        aria-label={`Update status of ${vehicle.stockNumber}`}
      >
        {busy ? "Updating..." : "Update"}
      </button>
      <div role="alert" className="col-span-full empty:hidden">
        {problem !== null && <Notice tone="red">{problem}</Notice>}
      </div>
    </form>
  );
}
