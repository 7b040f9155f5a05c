"use client";

import { useState } from "react";

/** Characters that are shown of a longer text at first. */
const SHORT = 140;
/** Slightly longer texts are shown in full. */
const TOLERANCE = 40;

/** A text that is truncated when long, with a button to show all. */
export function LongText({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  if (text.length <= SHORT + TOLERANCE) return <span className="long-text">{text}</span>;
  return (
    <span className="long-text">
      {whole ? text : `${Array.from(text).slice(0, SHORT).join("").trimEnd()}… `}
      <button type="button" className="long-text-more" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? "Show less" : "Show all"}
      </button>
    </span>
  );
}
