"use client";

import { useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

/**
 * The button that puts OpenStreetMap's own map over the drawn one. Nothing is asked of another host before it is
 * pressed; until the page is alive, and without JavaScript, it is a link to the maps service.
 */
export function LiveMap({ address, link, title }: { address: string; link: string; title: string }) {
  const hydrated = useHydrated();
  const [live, setLive] = useState(false);
  if (live) {
    return <iframe className="map-live" src={address} title={title} ref={(frame) => frame?.focus()} />;
  }
  const look = "button button-second button-small map-button";
  return hydrated ? (
    <button type="button" className={look} onClick={() => setLive(true)}>
      Show the live map
    </button>
  ) : (
    <a className={look} href={link}>
      Show the live map
    </a>
  );
}
