"use client";

import { useEffect, useId, useRef, useState } from "react";
import { unsizedIconButton } from "@/components/ui/button";
import { controlVariants } from "@/components/ui/control";
import { Icon } from "@/components/ui/icon";
import { MAX_SEARCH_LENGTH } from "@/lib/lists/search";

/** Milliseconds without a key before a search is sent. */
const PAUSE_MS = 250;

type SearchFieldProps = { value: string; hint: string; onSearch: (q: string) => void };

/** The search field of a list. It searches while you type; Ctrl+K focuses it, Escape clears it. */
export function SearchField({ value, hint, onSearch }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);

  // The URL changed: back, forward, a link.
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
    <search className="relative col-span-full md:col-auto">
      <label htmlFor={id} className="sr-only">
        Search
      </label>
      <span className="pointer-events-none absolute top-3.25 left-3 text-ink-3">
        <Icon name="search" />
      </span>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        // While it is empty there is no clear button: the placeholder has more room.
        className={controlVariants({
          className: "pr-10 pl-10 placeholder-shown:text-ellipsis placeholder-shown:pr-2",
        })}
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
          className={`${unsizedIconButton} absolute top-px right-0.5 size-11 text-ink-2`}
          aria-label="Clear search"
          onClick={clear}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </search>
  );
}

// The user is typing in another field, or a dialog is open.
function isBusyElsewhere(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]");
  return Boolean(isField || document.querySelector("dialog[open], [role=dialog], [role=alertdialog]"));
}
