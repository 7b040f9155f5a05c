"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { updateRequest } from "@/components/requests/admin/request-mutations";
import { forgetAtLogout, keepUnsentNote, readUnsentNote } from "@/components/requests/admin/unsent-notes";
import { attemptFor, type SubmitAttempt } from "@/lib/http/submission";
import type { StaffRequest } from "@/lib/requests/schema";

/**
 * Updates a request. `onSaved` gets the current record: as saved, or as someone else changed it.
 * @param path the request's URL under /api/admin.
 */
export function useRequestUpdate<Request extends StaffRequest>(
  path: string,
  request: Request,
  onSaved: (request: Request) => void,
) {
  const lastNote = useRef<SubmitAttempt | null>(null);
  return useMutation({
    mutationFn: ({ status, note }: { status: string | undefined; note: string | undefined }) => {
      if (note === undefined) return updateRequest(path, request, { status });
      lastNote.current = attemptFor(note, lastNote.current);
      return updateRequest(path, request, { status, note, noteId: lastNote.current.key });
    },
    onSuccess: (outcome) => {
      if (outcome.saved !== "nothing") lastNote.current = null;
      if (outcome.request) onSaved(outcome.request);
    },
  });
}

/** The unsent note of a record and its setter: stored until it is sent. */
export function useUnsentNote(recordId: string): [note: string, setNote: (text: string) => void] {
  const [note, setNote] = useState(() => readUnsentNote(recordId));
  useEffect(forgetAtLogout, []);

  function keep(text: string) {
    setNote(text);
    keepUnsentNote(recordId, text);
  }

  return [note, keep];
}
