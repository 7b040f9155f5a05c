"use client";

import { type SubmitEvent, useRef, useState } from "react";
import type { AdminList } from "@/components/lists/admin/use-admin-list";
import type { Selection } from "@/components/lists/admin/use-selection";
import { useStatusChange } from "@/components/requests/admin/use-status-change";
import type { BadgeVariant } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { controlVariants } from "@/components/ui/control";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import type { StaffRequest } from "@/lib/requests/schema";

type BulkStatusProps<Request extends StaffRequest> = {
  list: AdminList<Request>;
  selected: readonly Request[];
  selection: Selection;
  /** The labels of the statuses, in order. */
  statuses: Record<Request["status"], BadgeVariant>;
};

// Toasts are shown above elements with the class "bulk-bar", and the page is scrolled clear of them.
const bar = [
  "bulk-bar sticky bottom-0 z-15 -mx-4 mt-4 grid gap-2.5 border-ink border-t-2 bg-sheet px-4 pt-2.5",
  "pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-[0_-4px_20px_rgb(0_0_0/16%)]",
  "md:mx-0 md:rounded-t-card md:border-2 short:static short:shadow-none",
].join(" ");

const textButton = "min-h-11 cursor-pointer px-2 text-(--color-link) underline underline-offset-3";

/** The bar that changes the status of the selected requests, at the bottom of the screen while any are selected. */
export function BulkStatus<Request extends StaffRequest>(props: BulkStatusProps<Request>) {
  const { list, selected, selection, statuses } = props;
  const [status, setStatus] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const { isPending: busy, data, done, reset, mutateAsync: update } = useStatusChange(list, selection);
  const refused = data && data.problems.length > 0 ? data : null;
  const looks: [status: string, look: BadgeVariant][] = Object.entries(statuses);
  const many = `${selected.length} ${selected.length === 1 ? "request" : "requests"}`;
  const fieldId = `bulk-status-${list.tab}`;
  if (selected.length === 0 && refused === null) return null;

  // The bar is removed together with the focused button.
  function leave() {
    reset();
    setStatus("");
    document.querySelector<HTMLElement>(`[aria-labelledby="${list.tab}-heading"] table`)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || selected.length === 0) return;
    setMissing(status === "");
    // The bar is over the list: scrolling to its place would move the list.
    if (status === "") return field.current?.focus({ preventScroll: true });
    const label = looks.find(([one]) => one === status)?.[1].label ?? status;
    const { updated, problems } = await update({ requests: selected, status });
    if (problems.length > 0) return;
    const title = `${updated === 1 ? "1 request" : `${updated} requests`} updated`;
    toast({ title, description: `Status: ${label}.` });
    leave();
  }

  return (
    <section className={bar} aria-label="Selected requests">
      <div role="alert" className="max-h-[40dvh] overflow-y-auto empty:hidden">
        {isMissing && <Notice tone="amber">Choose the new status first.</Notice>}
        {refused && (
          <Notice tone="red">
            <p>
              {refused.updated} updated, {refused.problems.length} not:
            </p>
            <ul>
              {refused.problems.map(({ reference, message }) => (
                <li key={reference}>
                  {reference}: {message}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      <form
        className="grid grid-cols-2 items-center gap-2 md:grid-cols-[auto_auto_1fr_auto_13rem_auto] md:gap-3"
        onSubmit={submit}
      >
        <p role="status" className="col-span-full font-semibold md:col-auto">
          {selected.length} selected
        </p>
        <button
          type="button"
          className={`${textButton} md:hidden`}
          onClick={() =>
            selection.set(
              list.items.map(({ _id }) => _id),
              true,
            )
          }
        >
          Select all {list.items.length}
        </button>
        <button
          type="button"
          className={`${textButton} md:justify-self-start`}
          onClick={() => {
            selection.set(
              selected.map(({ _id }) => _id),
              false,
            );
            leave();
          }}
        >
          Clear selection
        </button>
        <label htmlFor={fieldId} className="max-lg:sr-only lg:col-start-4">
          New status
        </label>
        <select
          ref={field}
          id={fieldId}
          className={controlVariants({ kind: "select", className: "md:col-start-5" })}
          value={status}
          onChange={(event) => {
            setMissing(false);
            setStatus(event.target.value);
          }}
        >
          <option value="">New status</option>
          {looks.map(([one, { label }]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </select>
        <button
          type="submit"
          className={buttonVariants({
            variant: "primary",
            ends: "narrow",
            className: `${buttonStates} md:px-4`,
          })}
          aria-busy={busy || undefined}
          aria-disabled={selected.length === 0 || undefined}
        >
          {busy ? `Updating ${done + 1} of ${selected.length}...` : `Update ${many}`}
        </button>
      </form>
    </section>
  );
}
