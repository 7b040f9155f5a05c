"use client";

import { type SubmitEvent, useState } from "react";
import { DetailsSection } from "@/components/lists/admin/details-section";
import { HistoryEntries } from "@/components/lists/admin/history-entries";
import { NotesLog } from "@/components/requests/admin/notes-log";
import type { UpdateOutcome } from "@/components/requests/admin/request-mutations";
import { useRequestUpdate, useUnsentNote } from "@/components/requests/admin/use-request-update";
import type { BadgeVariant } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { controlVariants } from "@/components/ui/control";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import { MAX_TEXT_LENGTH } from "@/lib/contact/schema";
import type { StaffRequest } from "@/lib/requests/schema";

type RequestFormProps<Request extends StaffRequest> = {
  /** The request's URL under /api/admin. */
  path: string;
  request: Request;
  /** The labels of the statuses, in order. */
  statuses: Record<Request["status"], BadgeVariant>;
  onSaved: (request: Request) => void;
};

/** The notes of a request, with fields for a new note and the status. */
export function RequestForm<Request extends StaffRequest>({
  path,
  request,
  statuses,
  onSaved,
}: RequestFormProps<Request>) {
  // Null until a choice is made: until then the field follows the record.
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useUnsentNote(request._id);
  const { isPending, data, mutateAsync: update } = useRequestUpdate(path, request, onSaved);
  const noteId = `note-${request._id}`;
  const statusId = `status-${request._id}`;
  const looks: [status: string, look: BadgeVariant][] = Object.entries(statuses);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const content = note.trim();
    const status = chosen !== null && chosen !== request.status ? chosen : undefined;
    const { saved } = await update({ status, note: content || undefined });
    if (saved === "nothing") return;
    setNote("");
    if (saved === "note") return;
    setChosen(null);
    const label = looks.find(([one]) => one === status)?.[1].label;
    toast({
      title: `Request ${request.reference} updated`,
      description: [label && `Status: ${label}.`, content && "Note added."].filter(Boolean).join(" "),
    });
  }

  return (
    <form
      className="grid content-start gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:gap-8"
      onSubmit={submit}
      aria-label={`Update ${request.reference}`}
    >
      <DetailsSection title="Notes">
        <NotesLog notes={request.notes} />
        <div className="mt-3.5">
          <Field id={noteId} label="Add a note">
            <textarea
              id={noteId}
              className={controlVariants({ kind: "textarea" })}
              rows={2}
              maxLength={MAX_TEXT_LENGTH}
              placeholder="What happened, what is next"
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
        </div>
      </DetailsSection>
      <div className="grid content-start">
        <Field id={statusId} label="Status">
          <select
            id={statusId}
            className={controlVariants({ kind: "select" })}
            value={chosen ?? request.status}
            onChange={(event) => setChosen(event.target.value)}
          >
            {looks.map(([status, { label }]) => (
              <option key={status} value={status}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <button
          type="submit"
          className={buttonVariants({ variant: "primary", className: `${buttonStates} mt-3.5 w-full` })}
          aria-busy={isPending}
        >
          {isPending ? "Updating..." : "Update Request"}
        </button>
        <div role="alert">{data?.problem && <Problem {...data.problem} />}</div>
      </div>
    </form>
  );
}

function Problem({ tone, text, meanwhile }: NonNullable<UpdateOutcome<StaffRequest>["problem"]>) {
  return (
    <Notice tone={tone} icon="warning" className="mt-3.5 w-full">
      <p>{text}</p>
      {meanwhile && meanwhile.length > 0 && <HistoryEntries entries={meanwhile} inNotice />}
    </Notice>
  );
}
