"use client";

import { useEffect, useRef, useState } from "react";
import { isLiveMapChosen, rememberLiveMap } from "@/components/contact/map-choice";
import { buttonVariants } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

type LiveMapProps = {
  /** The URL of the embedded map. */
  url: string;
  /** The URL of the maps service, for browsers without JavaScript. */
  link: string;
  title: string;
};

/**
 * A button that loads OpenStreetMap's map into the panel. Nothing is loaded from another host before it is pressed; the
 * browser remembers the choice. Before hydration, and without JavaScript, it is a link to the maps service.
 */
export function LiveMap({ url, link, title }: LiveMapProps) {
  const hydrated = useHydrated();
  const [isLive, setLive] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (isLiveMapChosen()) setLive(true);
  }, []);

  // A press moves the focus to what replaces the pressed button; a remembered choice leaves it where it is.
  useEffect(() => {
    if (pressed.current) (isLive ? frame : button).current?.focus();
  }, [isLive]);

  function show(isShown: boolean) {
    pressed.current = true;
    rememberLiveMap(isShown);
    setLive(isShown);
  }

  const look = buttonVariants({ variant: "secondary", size: "small", ends: "small" });
  if (isLive) {
    return (
      <>
        <iframe
          ref={frame}
          className="absolute inset-0 size-full bg-steel-bg"
          src={url}
          title={title}
          loading="lazy"
        />
        <div className="absolute bottom-3.5 left-3.5">
          <button type="button" className={look} onClick={() => show(false)}>
            Hide the live map
          </button>
        </div>
      </>
    );
  }
  return (
    <div className="grid justify-items-center gap-2.5 px-4 pb-5 text-center text-15 text-ink-2 leading-normal">
      {hydrated ? (
        <button ref={button} type="button" className={look} onClick={() => show(true)}>
          Show the live map
        </button>
      ) : (
        <a className={look} href={link}>
          Show the live map
        </a>
      )}
      <p>The live map comes from OpenStreetMap, which then receives your IP address.</p>
    </div>
  );
}
