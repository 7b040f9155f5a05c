"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Every change of route starts at the top, Back and Forward too, where browsers would lead to the place one had; an
 * address that names a part of its page (#callback) opens there. Renders nothing.
 */
export function ScrollToTop() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    const restore = (how: ScrollRestoration) => () => {
      window.history.scrollRestoration = how;
    };
    const byUs = restore("manual");
    // A page that is loaded again keeps its place: that is no change of route.
    const byBrowser = restore("auto");
    byUs();
    window.addEventListener("pagehide", byBrowser);
    window.addEventListener("pageshow", byUs);
    return () => {
      byBrowser();
      window.removeEventListener("pagehide", byBrowser);
      window.removeEventListener("pageshow", byUs);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);

  return null;
}
