"use client";

import { type ReactNode, useEffect, useState } from "react";

/**
 * The page's main actions at the bottom of the screen, on phones only: the secondary action first, then the primary one.
 * Shown while none of the elements with the ids in `unless` (such as the page's primary button) is on the screen. The
 * footer always leaves space for it, so that nothing moves when it appears.
 */
export function BottomBar({ unless, children }: { unless: readonly string[]; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const ids = unless.join(" ");

  useEffect(() => {
    const onScreen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onScreen.add(target);
        else onScreen.delete(target);
      }
      setShown(onScreen.size === 0);
    });
    for (const id of ids.split(" ")) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);

  if (!shown) return null;
  return (
    <div
      className="fixed inset-x-0 bottom-0 z-25 flex animate-from-bottom gap-2.5 bg-sheet px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-bar *:last:flex-1 md:hidden short:hidden print:hidden forced-colors:border-t-2"
      data-bottom-bar
    >
      {children}
    </div>
  );
}
