"use client";

import { useEffect, useId, useRef, useState } from "react";
import { iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { MAX_SEARCH_LENGTH } from "@/lib/lists/search";

/** Milliseconds without a key before a search is sent. */
const PAUSE_MS = 250;

type SearchFieldProps = { value: string; hint: string; onSearch: (q: string) => void };

/** The field that narrows a list down while it is typed in. Ctrl+K leads to it, Escape empties it. */
export function SearchField({ value, hint, onSearch }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);

  // The address changed by itself: back, forward, a link.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  function send(text: string) {
    const q = text.trim();
    if (q === sent.current) return;
    sent.current = q;
    onSearch(q);
  }

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey || event.shiftKey || isBusyElsewhere(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  function clear() {
    setTyped("");
    send("");
    field.current?.focus();
  }

  return (
    <search className="office-search">
      <label htmlFor={id} className="sr-only">
        Search
      </label>
      <Icon name="search" />
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        className="control"
        placeholder={hint}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts="Control+K Meta+K"
        data-office-search
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") send(typed);
          if (event.key === "Escape" && typed !== "") clear();
        }}
      />
      {typed !== "" && (
        <button
          type="button"
          className={`${iconButton} office-search-clear`}
          aria-label="Clear search"
          onClick={clear}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </search>
  );
}

// Somebody types, or is asked something.
function isBusyElsewhere(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]");
  return Boolean(isField || document.querySelector("dialog[open], [role=dialog], [role=alertdialog]"));
}
