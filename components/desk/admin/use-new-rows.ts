"use client";

import { useEffect, useRef, useState } from "react";
import type { DeskRow } from "@/lib/desk/schema";

/** Milliseconds by which the clocks of the browser and the server may differ. */
const CLOCK_TOLERANCE_MS = 60_000;
/** The height of the bar and the head of the table, which cover the rows below them. */
const COVERED_PX = 100;

/**
 * The requests that arrived since this list was opened: the last ones to announce, and those above the visible part of
 * the page. `list` identifies the list: another filter starts again.
 */
export function useNewRows(rows: readonly DeskRow[], list: string, isLoading: boolean) {
  const seen = useRef<{ list: string; since: number; references: Set<string> } | null>(null);
  const [announced, setAnnounced] = useState<string[]>([]);
  const [above, setAbove] = useState<string[]>([]);

  useEffect(() => {
    if (isLoading) return;
    const references = rows.map(({ reference }) => reference);
    if (seen.current?.list !== list) {
      seen.current = { list, since: Date.now() - CLOCK_TOLERANCE_MS, references: new Set(references) };
      setAnnounced([]);
      setAbove([]);
      return;
    }
    const { since, references: known } = seen.current;
    const arrived = rows
      .filter(
        ({ reference, isNew, receivedAt }) =>
          isNew && !known.has(reference) && Date.parse(receivedAt) >= since,
      )
      .map(({ reference }) => reference);
    for (const reference of references) known.add(reference);
    if (arrived.length === 0) return;
    setAnnounced(arrived);
    setAbove((before) => [...before, ...arrived.filter(isAbove)]);
  }, [rows, list, isLoading]);

  const hasAbove = above.length > 0;
  useEffect(() => {
    if (!hasAbove) return;
    const onScroll = () => setAbove((before) => (before.every(isAbove) ? before : before.filter(isAbove)));
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [hasAbove]);

  return { announcement: announcementOf(announced), above };
}

function announcementOf(references: readonly string[]): string {
  if (references.length === 0) return "";
  return `${references.length} new ${references.length === 1 ? "request" : "requests"}, ${references.join(", ")}`;
}

/** The row of a request. */
export const rowElement = (reference: string): Element | null =>
  document.querySelector(`[data-request="${CSS.escape(reference)}"]`);

function isAbove(reference: string): boolean {
  const box = rowElement(reference)?.getBoundingClientRect();
  return box !== undefined && box.bottom < COVERED_PX;
}
