"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";

/** Copies a text; says whether it worked. `what` names it, such as "VIN". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("Copied");
    } catch {
      setOutcome("Copying is not allowed here");
    }
  }

  return (
    <>
      <button type="button" className="icon-button office-copy" aria-label={`Copy ${what}`} onClick={copy}>
        <Icon name="copy" size={18} />
      </button>
      <span role="status" className="office-copied">
        {outcome}
      </span>
    </>
  );
}
