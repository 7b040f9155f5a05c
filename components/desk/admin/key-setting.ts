"use client";

import { useEffect, useEffectEvent, useState } from "react";

const STORAGE_KEY = "deskKeys";

/** Whether the keyboard shortcuts of the desk are on in this browser. Storage may be blocked: then they are on. */
export function useKeySetting(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(readSetting);
  return [
    isOn,
    (next) => {
      setOn(next);
      try {
        if (next) localStorage.removeItem(STORAGE_KEY);
        else localStorage.setItem(STORAGE_KEY, "off");
      } catch {
        // Blocked: the setting is not kept beyond this page.
      }
    },
  ];
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return true;
  }
}

/** Calls `run` with each shortcut that is pressed while they are on. It returns whether it did something. */
export function useShortcuts(isOn: boolean, run: (key: string) => boolean): void {
  const onShortcut = useEffectEvent(run);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (key !== null && onShortcut(key)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
}

/**
 * The shortcut that a key press means, or null: while typing, in a dialog, and with a modifier a key is not a shortcut.
 */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return null;
  const { target } = event;
  const isTyping =
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable], [role=menu], [role=listbox]") !== null;
  return isTyping || document.querySelector("dialog[open]") ? null : event.key;
}
