import type { Presence } from "@/lib/auth/browser/idle";

// What the tabs of one browser tell each other. Nothing of it is stored: only the token and the user may be.

const NAME = "office";
/** A browser that loses the message must not keep anybody waiting. */
const PATIENCE_MS = 500;

type Heard = (presence: Presence) => void;
type Message = Presence | { ping: string };

let channel: BroadcastChannel | null = null;
const pings = new Map<string, () => void>();

/** Listens to the other tabs. Returns how to stop. Without BroadcastChannel each tab is on its own. */
export function listenToTabs(heard: Heard): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const own = new BroadcastChannel(NAME);
  channel = own;
  own.onmessage = ({ data }: MessageEvent<Message>) => {
    if (isPresence(data)) heard(data);
    else if (typeof data?.ping === "string") pings.get(data.ping)?.();
  };
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}

/** Tells the other tabs that somebody is there. */
export function tellTabs(presence: Presence): void {
  channel?.postMessage(presence satisfies Message);
}

/**
 * Waits until everything that other tabs have said so far is heard here: a tab that was frozen in the background gets
 * its messages late. They arrive in their order, so the last of them is one of our own.
 */
export function caughtUpWithTabs(): Promise<void> {
  if (!channel) return Promise.resolve();
  const ping = crypto.randomUUID?.() ?? String(Math.random());
  const voice = new BroadcastChannel(NAME);
  return new Promise<void>((resolve) => {
    pings.set(ping, resolve);
    voice.postMessage({ ping } satisfies Message);
    setTimeout(resolve, PATIENCE_MS);
  }).finally(() => {
    pings.delete(ping);
    voice.close();
  });
}

function isPresence(data: unknown): data is Presence {
  const { at, warnAt } = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  return Number.isFinite(at) && Number.isFinite(warnAt);
}
