"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { putDraft, type QuoteFailure } from "@/components/quotes/admin/quote-draft-api";
import { type QuoteValues, readValues } from "@/components/quotes/admin/quote-values";
import type { QuoteDraftInput, QuoteDraftView } from "@/lib/quotes/schema";

/** Milliseconds without typing after which the draft is saved. */
const PAUSE_MS = 600;

const textOf = (values: QuoteValues): string => {
  const read = readValues(values);
  return JSON.stringify("input" in read ? read.input : values);
};

/**
 * Saves a draft while it is typed: one save at a time, each with the version of the last. `stored` is what was saved,
 * with the totals that the server computed. When the page is left, what is not saved yet is sent at once.
 */
export function useQuoteDraft(
  reference: string,
  start: { view: QuoteDraftView; values: QuoteValues; stored: QuoteValues },
) {
  const [values, setValues] = useState(start.values);
  const [view, setView] = useState(start.view);
  const [failure, setFailure] = useState<QuoteFailure | null>(null);
  const [isPending, setPending] = useState(false);
  const latest = useRef(start.values);
  const savedText = useRef(textOf(start.stored));
  const version = useRef(start.view.version);
  const running = useRef<Promise<boolean> | null>(null);
  // Somebody else saved it first: nothing is saved until the user has chosen a version.
  const isBlocked = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isChanged = () => textOf(latest.current) !== savedText.current;

  function change(next: QuoteValues) {
    latest.current = next;
    setValues(next);
    setPending(running.current !== null || isChanged());
    schedule();
  }

  function schedule() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  }

  async function store(input: QuoteDraftInput, keepalive: boolean): Promise<boolean> {
    const text = textOf(latest.current);
    const result = await putDraft(reference, input, version.current, keepalive);
    running.current = null;
    if (result.kind !== "saved") {
      setFailure(result);
      isBlocked.current = result.kind === "changed";
      return false;
    }
    savedText.current = text;
    version.current = result.view.version;
    setView(result.view);
    setFailure(null);
    return true;
  }

  /** Saves what is typed now. @returns whether it is stored. */
  async function save({ evenUnchanged = false } = {}): Promise<boolean> {
    clearTimeout(timer.current);
    while (running.current) await running.current;
    const read = readValues(latest.current);
    if ("problems" in read || isBlocked.current) return false;
    if (isChanged() || (evenUnchanged && version.current === 0)) {
      running.current = store(read.input, false);
      const isStored = await running.current;
      setPending(isChanged());
      if (!isStored) return false;
      // Somebody typed while it was being saved.
      if (isChanged()) return save();
    }
    setPending(false);
    return true;
  }

  /** Continues with another version of the draft: the one that somebody else saved, or the same values over it. */
  function continueWith(next: QuoteDraftView, nextValues: QuoteValues | null) {
    version.current = next.version;
    isBlocked.current = false;
    setView(next);
    setFailure(null);
    if (nextValues === null) {
      savedText.current = "";
      void save();
      return;
    }
    savedText.current = textOf(nextValues);
    change(nextValues);
  }

  const leave = useEffectEvent(() => {
    clearTimeout(timer.current);
    const read = readValues(latest.current);
    if (!isChanged() || "problems" in read || failure !== null || running.current !== null) return;
    // The page may be shown again by the back button, and then continues with the new version.
    running.current = store(read.input, true);
  });
  const begin = useEffectEvent(() => {
    if (!isChanged()) return;
    setPending(true);
    schedule();
  });
  useEffect(() => {
    begin();
    const onLeave = () => leave();
    window.addEventListener("pagehide", onLeave);
    return () => {
      window.removeEventListener("pagehide", onLeave);
      onLeave();
    };
  }, []);

  return {
    ...{ values, view, failure, isPending, change, save, continueWith },
    state: (isPending ? (failure || "problems" in readValues(values) ? "not_kept" : "pending") : "kept") as
      | "kept"
      | "pending"
      | "not_kept",
    version: () => version.current,
    /** Somebody else saved or sent it first. */
    reportConflict() {
      isBlocked.current = true;
      setFailure({ kind: "changed" });
    },
    /** Whether something typed cannot be saved without help. */
    isStuck: () => isChanged() && (failure !== null || "problems" in readValues(latest.current)),
    /** Nothing is saved anymore: the draft was sent or discarded. */
    release() {
      clearTimeout(timer.current);
      savedText.current = textOf(latest.current);
    },
  };
}

export type QuoteDraftState = ReturnType<typeof useQuoteDraft>;
