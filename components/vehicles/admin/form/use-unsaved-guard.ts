"use client";

import { useCallback, useEffect, useRef, useState } from "react";

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
  // The navigation that waits for the user's choice.
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const released = useRef(false);
  const armed = useRef(false);
  const guards = useRef<() => boolean>(() => false);

  useEffect(() => {
    guards.current = () => !released.current && isChanged();
  });

  const arm = useCallback(() => {
    if (armed.current || !guards.current()) return;
    armed.current = true;
    window.history.pushState(window.history.state, "", window.location.href);
  }, []);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const leaving = leavingElement(event);
      if (!leaving || !guards.current()) return;
      event.preventDefault();
      event.stopPropagation();
      setWaiting(() => () => leaving.click());
    };
    const onPopState = () => {
      if (!armed.current) return;
      armed.current = false;
      const redirectAfterLogin = () => window.history.back();
      if (!guards.current()) return redirectAfterLogin();
      arm();
      setWaiting(() => redirectAfterLogin);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (guards.current()) event.preventDefault();
    };
    document.addEventListener("click", onClick, true);
    window.addEventListener("popstate", onPopState);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("popstate", onPopState);
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [arm]);

  /** Allows leaving the form: it was saved or discarded. */
  function finish(action: () => void) {
    released.current = true;
    onFinish();
    setWaiting(null);
    if (!armed.current) return action();
    armed.current = false;
    window.addEventListener("popstate", action, { once: true });
    window.history.back();
  }

  return {
    arm,
    isAsking: waiting !== null,
    leave: (action: () => void) => (guards.current() ? setWaiting(() => action) : finish(action)),
    stay: () => setWaiting(null),
    discard: () => finish(waiting ?? (() => undefined)),
    finish,
    isReleased: () => released.current,
  };
}

/** The link or button of a plain click that leaves the page. */
function leavingElement(event: MouseEvent): HTMLElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !(event.target instanceof Element)) return null;
  const element = event.target.closest<HTMLElement>("a[href], [data-leaves]");
  if (!(element instanceof HTMLAnchorElement)) return element;
  const isPage = element.protocol.startsWith("http") && !element.getAttribute("href")?.startsWith("#");
  return isPage && !element.target && !element.download ? element : null;
}
