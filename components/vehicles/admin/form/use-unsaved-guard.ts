"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * Prevents a form with unsaved changes from being left by accident. Links and whatever else is marked
 * `data-leaves`, the browser's back button, and `leave` ask first; a reload or a closed tab shows the browser's own
 * dialog. `isChanged` is called each time, so that an unchanged form is left without a question.
 *
 * The router handles the back button before any other listener. So a changed form is in the history twice: going
 * back once stays on the form, and the dialog can open. Call `arm` after every change. `onFinish` is called when
 * the form was saved or discarded.
 */
export function useUnsavedGuard(isChanged: () => boolean, onFinish: () => void) {
  // The navigation to continue if the user discards the changes.
  const [pending, setPending] = useState<(() => void) | null>(null);
  const released = useRef(false);
  const armed = useRef(false);

  const isGuarding = () => !released.current && isChanged();

  function arm() {
    if (armed.current || !isGuarding()) return;
    armed.current = true;
    window.history.pushState(window.history.state, "", window.location.href);
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const leaving = leavingElement(event);
    if (!leaving || !isGuarding()) return;
    event.preventDefault();
    event.stopPropagation();
    setPending(() => () => leaving.click());
  });
  const onPopState = useEffectEvent(() => {
    if (!armed.current) return;
    armed.current = false;
    const goBack = () => window.history.back();
    if (!isGuarding()) return goBack();
    arm();
    setPending(() => goBack);
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isGuarding()) event.preventDefault();
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("click", (event) => onClick(event), { capture: true, signal });
    window.addEventListener("popstate", () => onPopState(), { signal });
    window.addEventListener("beforeunload", (event) => onUnload(event), { signal });
    return () => listeners.abort();
  }, []);

  /** Allows leaving the form: it was saved or discarded. */
  function finish(action: () => void) {
    released.current = true;
    onFinish();
    setPending(null);
    if (!armed.current) return action();
    armed.current = false;
    window.addEventListener("popstate", action, { once: true });
    window.history.back();
  }

  return {
    arm,
    isAsking: pending !== null,
    leave: (action: () => void) => (isGuarding() ? setPending(() => action) : finish(action)),
    stay: () => setPending(null),
    discard: () => finish(pending ?? (() => undefined)),
    finish,
    isReleased: () => released.current,
  };
}

export type UnsavedGuard = ReturnType<typeof useUnsavedGuard>;

/** The link or button of a plain click that leaves the page. */
function leavingElement(event: MouseEvent): HTMLElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !(event.target instanceof Element)) return null;
  const element = event.target.closest<HTMLElement>("a[href], [data-leaves]");
  if (!(element instanceof HTMLAnchorElement)) return element;
  const isPage = element.protocol.startsWith("http") && !element.getAttribute("href")?.startsWith("#");
  return isPage && !element.target && !element.download ? element : null;
}
