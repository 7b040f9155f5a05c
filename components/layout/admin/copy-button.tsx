"use client";

import { useState } from "react";
import { unsizedIconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Copies a text and announces the result each time. `what` names it, such as "VIN". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState("");

  async function copy() {
    setOutcome("");
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("Copied");
    } catch {
      setOutcome(`This browser does not let us copy. Please select the ${what} instead.`);
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${unsizedIconButton} -mx-1 -my-2 size-10 text-ink-2`}
        aria-label={`Copy ${what}`}
        onClick={copy}
      >
        <Icon name="copy" size={18} />
      </button>
      <span role="status" className="basis-full font-normal text-15 text-ink-2">
        {outcome}
      </span>
    </>
  );
}
