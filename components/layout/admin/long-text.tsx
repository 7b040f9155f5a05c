"use client";

import { useState } from "react";

/** Characters that are shown of a longer text at first. */
const SHORT = 140;
/** Slightly longer texts are shown in full. */
const TOLERANCE = 40;

/** A text that is truncated when long, with a button to show all. */
export function LongText({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  if (text.length <= SHORT + TOLERANCE) return <span className="whitespace-pre-line">{text}</span>;
  return (
    <span className="whitespace-pre-line">
      {whole ? text : `${Array.from(text).slice(0, SHORT).join("").trimEnd()}… `}
      <button
        type="button"
        className="min-h-6 cursor-pointer font-normal text-(--color-link) underline underline-offset-3 group-data-in-notice/history:text-inherit"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
      >
        {whole ? "Show less" : "Show all"}
      </button>
    </span>
  );
}
