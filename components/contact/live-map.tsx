"use client";

import { useEffect, useRef, useState } from "react";
import { isLiveMapChosen, rememberLiveMap } from "@/components/contact/map-choice";
import { useHydrated } from "@/components/ui/use-hydrated";

type LiveMapProps = { address: string; link: string; title: string };

/**
 * The button that puts OpenStreetMap's map in the panel. Nothing is loaded from another host before it is pressed; the
 * choice is remembered. Until the page's scripts arrive, and without JavaScript, it is a link to the maps service.
 */
export function LiveMap({ address, link, title }: LiveMapProps) {
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

  const look = "button button-second button-small map-button";
  if (isLive) {
    return (
      <>
        <iframe ref={frame} className="map-live" src={address} title={title} loading="lazy" />
        <button type="button" className={look} onClick={() => show(false)}>
          Hide the live map
        </button>
      </>
    );
  }
  return (
    <div className="map-offer">
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
