"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { type DeskFilter, requestPath } from "@/components/desk/admin/desk-view";
import { useShortcuts } from "@/components/desk/admin/key-setting";
import { quotePath } from "@/components/quotes/admin/quote-paths";
import type { DeskRow } from "@/lib/desk/schema";

type KeyOptions = {
  rows: readonly DeskRow[];
  filter: DeskFilter;
  isOn: boolean;
  onHelp: () => void;
  /** Called when the keyboard is on the last row and moves on. */
  onEnd: () => void;
};

/** The keyboard shortcuts of the queue. @returns the reference of the row that the keyboard is on, and its setter */
export function useDeskKeys({ rows, filter, isOn, onHelp, onEnd }: KeyOptions) {
  const router = useRouter();
  const [chosen, setCurrent] = useState<string | null>(null);
  const index = rows.findIndex(({ reference }) => reference === chosen);
  const current = index === -1 ? null : chosen;

  /** Focuses the link of a row, which makes it the current one. */
  function move(step: 1 | -1): boolean {
    if (step === 1 && rows.length > 0 && index === rows.length - 1) onEnd();
    const next = rows[current === null ? 0 : Math.min(Math.max(index + step, 0), rows.length - 1)];
    if (!next) return false;
    visibleLink(next.reference)?.focus();
    return true;
  }

  function go(path: string): boolean {
    router.push(path);
    return true;
  }

  useShortcuts(isOn, (key) => {
    if (key === "j") return move(1);
    if (key === "k") return move(-1);
    if (key === "?") {
      onHelp();
      return true;
    }
    if (key === "/") return focusSearch();
    if (current === null) return false;
    if (key === "r") return go(requestPath(current, filter, "reply"));
    if (key === "n") return go(requestPath(current, filter, "note"));
    // Only part requests have quotes.
    if (key === "q" && rows[index]?.kind === "part") return go(quotePath(current));
    // A focused link or button has its own meaning of Enter.
    if (key === "Enter" && document.activeElement === document.body) return go(requestPath(current, filter));
    return false;
  });

  return { current, setCurrent };
}

/** The link of a row: phones and larger screens show different ones. */
function visibleLink(reference: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(
    `[data-request="${CSS.escape(reference)}"] [data-row-link]`,
  );
  return [...links].find((link) => link.getClientRects().length > 0);
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("[data-office-search]");
  field?.focus();
  field?.select();
  return field !== null;
}
