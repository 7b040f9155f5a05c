"use client";

import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";

/**
 * Next renders the content of a missing page with scripts only. Without scripts, the browser goes on to a page that says
 * the same.
 */
export function RedirectWithoutScripts({ to }: { to: string }) {
  const isInserted = useRef(false);
  useServerInsertedHTML(() => {
    if (isInserted.current) return null;
    isInserted.current = true;
    return (
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${to}`} />
      </noscript>
    );
  });
  return null;
}
