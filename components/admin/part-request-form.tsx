"use client";

import { type SubmitEvent, useState } from "react";
import { NotesLog } from "@/components/admin/notes-log";
import { partRequestBadge } from "@/components/admin/request-badges";
import { usePartRequestUpdate } from "@/components/admin/use-part-request-update";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { MAX_TEXT_LENGTH } from "@/lib/contact/schema";
import { PART_REQUEST_STATUSES, type PartRequest, type PartRequestStatus } from "@/lib/part-requests/schema";

type PartRequestFormProps = { request: PartRequest; onSaved: (request: PartRequest) => void };

/** The notes on a part request with room for one more, and its status. */
export function PartRequestForm({ request, onSaved }: PartRequestFormProps) {
  // Null until someone chooses: the field then follows the record.
  const [chosen, setChosen] = useState<PartRequestStatus | null>(null);
  const [note, setNote] = useState("");
  const { busy, outcome, setOutcome, update } = usePartRequestUpdate(request, onSaved);
  const noteId = `note-${request._id}`;
  const statusId = `status-${request._id}`;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const content = note.trim();
    const status = chosen !== null && chosen !== request.status ? chosen : undefined;
    if (status === undefined && content === "") {
      setOutcome({ tone: "amber", text: "Change the status or write a note first." });
      return;
    }
    const isSaved = await update({ ...(status && { status }), ...(content && { note: content }) });
    if (!isSaved) return;
    setChosen(null);
    setNote("");
  }

  return (
    <form className="office-request-form" onSubmit={submit}>
      <div>
        <h2>Notes</h2>
        <NotesLog notes={request.notes} />
        <Field id={noteId} label="Add a note">
          <textarea
            id={noteId}
            className="control office-note"
            rows={2}
            maxLength={MAX_TEXT_LENGTH}
            placeholder="What happened, what is next"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </div>
      <div className="office-update">
        <Field id={statusId} label="Status">
          <select
            id={statusId}
            className="control"
            value={chosen ?? request.status}
            onChange={(event) =>
              setChosen(PART_REQUEST_STATUSES.find((one) => one === event.target.value) ?? null)
            }
          >
            {PART_REQUEST_STATUSES.map((status) => (
              <option key={status} value={status}>
                {partRequestBadge(status).label}
              </option>
            ))}
          </select>
        </Field>
        <button type="submit" className="button button-primary" aria-busy={busy}>
          {busy ? "Updating..." : "Update Request"}
        </button>
        <div role="status">{outcome?.tone === "green" && <Notice tone="green">{outcome.text}</Notice>}</div>
        <div role="alert">
          {outcome && outcome.tone !== "green" && (
            <Notice tone={outcome.tone} icon="warning">
              {outcome.text}
            </Notice>
          )}
        </div>
      </div>
    </form>
  );
}
