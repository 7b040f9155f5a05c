"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { ReplyMode } from "@/components/conversations/admin/reply-modes";
import { useNeighbors } from "@/components/conversations/admin/use-neighbors";
import { useKeySetting, useShortcuts } from "@/components/desk/admin/key-setting";
import { KeysDialog, type Shortcuts } from "@/components/desk/admin/keys-dialog";
import { quotePath } from "@/components/quotes/admin/quote-paths";

const SHORTCUTS: Shortcuts = [
  [["r"], "Reply"],
  [["n"], "Write an internal note"],
  [["q"], "Quote"],
  [["j", "k"], "Next and previous request"],
  [["Ctrl", "Enter"], "Send, while you are typing"],
  [["?"], "Show these keys"],
];

type RequestKeysProps = {
  reference: string;
  /** Whether it is a request that can have a quote. */
  hasQuotes: boolean;
  isOpen: boolean;
  onMode: (mode: ReplyMode) => void;
};

/** The keyboard shortcuts of a request, and the button and dialog that list them. */
export function RequestKeys({ reference, hasQuotes, isOpen, onMode }: RequestKeysProps) {
  const router = useRouter();
  const [isOn, setOn] = useKeySetting();
  const [showsKeys, setShowsKeys] = useState(false);
  const { previousPath, nextPath } = useNeighbors(reference);

  useShortcuts(isOn, (key) => {
    const go = (path: string | null) => path !== null && (() => router.push(path));
    const actions: Record<string, (() => void) | false> = {
      r: isOpen && (() => onMode("reply")),
      n: isOpen && (() => onMode("note")),
      q: isOpen && hasQuotes && go(quotePath(reference)),
      j: go(nextPath),
      k: go(previousPath),
      "?": () => setShowsKeys(true),
    };
    const action = actions[key];
    if (action) action();
    return Boolean(action);
  });

  return (
    <>
      <button
        type="button"
        className="min-h-11 cursor-pointer justify-self-start text-15 text-ink-3 underline underline-offset-3 max-md:hidden"
        onClick={() => setShowsKeys(true)}
      >
        Keyboard shortcuts
      </button>
      {showsKeys && (
        <KeysDialog
          shortcuts={SHORTCUTS.filter(([keys]) => hasQuotes || !keys.includes("q"))}
          isOn={isOn}
          onChange={setOn}
          onClose={() => setShowsKeys(false)}
        />
      )}
    </>
  );
}
