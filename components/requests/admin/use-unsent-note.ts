"use client";

import { useEffect, useState } from "react";
import { forgetAtLogout, keepUnsentNote, readUnsentNote } from "@/components/requests/admin/unsent-notes";

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
