"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Scrolls to the top on every change of route, including Back and Forward, where browsers would restore the scroll
 * position. A URL with a fragment (#callback) opens there. Renders nothing.
 */
export function ScrollToTop() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    const restoration = (mode: ScrollRestoration) => () => {
      window.history.scrollRestoration = mode;
    };
    const manual = restoration("manual");
    // A reloaded page keeps its scroll position: that is no change of route.
    const automatic = restoration("auto");
    manual();
    window.addEventListener("pagehide", automatic);
    window.addEventListener("pageshow", manual);
    return () => {
      automatic();
      window.removeEventListener("pagehide", automatic);
      window.removeEventListener("pageshow", manual);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);

  return null;
}
