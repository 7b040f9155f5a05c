"use client";

import { type ReactNode, useEffect, useState } from "react";

/**
 * The page's actions at the thumb, on phones only: the second action first, then the primary one. It shows while none
 * of the elements with the ids in `unless` (the page's own primary button, its form) is on the screen.
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

  // The place is always there: it keeps the foot of the page clear of the bar, so that nothing moves when it comes.
  return <div className="thumb-bar-place">{shown && <div className="thumb-bar">{children}</div>}</div>;
}
