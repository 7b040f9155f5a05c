import type { Presence } from "@/lib/auth/browser/idle";
import { readUser } from "@/lib/auth/browser/read-user";
import type { SignedInUser } from "@/lib/auth/schema";

// What the tabs of one browser tell each other. Nothing of it is stored: only the token and the user may be.

const NAME = "office";
/** A browser that loses the message must not keep anybody waiting. */
const PATIENCE_MS = 500;

/**
 * What a tab tells: that somebody is there, or which token the server has just given it, and how far the server's clock
 * is ahead (milliseconds). The token is in storage, too, but what one tab stores may reach another late.
 */
export type News =
  | { presence: Presence }
  | { token: string; user: SignedInUser | null; clockDifference: number };
type Message = News | { ping: string };

let channel: BroadcastChannel | null = null;
const pings = new Map<string, () => void>();

/** Listens to the other tabs. Returns how to stop. Without BroadcastChannel each tab is on its own. */
export function onBroadcast(heard: (news: News) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const own = new BroadcastChannel(NAME);
  channel = own;
  own.onmessage = ({ data }: MessageEvent<Message>) => {
    if (typeof data === "object" && "ping" in data) pings.get(data.ping)?.();
    else {
      const news = readNews(data);
      if (news) heard(news);
    }
  };
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}

/** Tells the other tabs. */
export function broadcast(news: News): void {
  channel?.postMessage(news satisfies Message);
}

/**
 * Waits until everything that other tabs have said so far is heard here: a tab that was frozen in the background gets
 * its messages late. They arrive in their order, so the last of them is one of our own.
 */
export function flushBroadcasts(): Promise<void> {
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

// A tab may still run the site as it was before the last update.
function readNews(data: unknown): News | null {
  const { presence, token, user, clockDifference } = (data ?? {}) as Record<string, unknown>;
  if (typeof token === "string" && Number.isFinite(clockDifference)) {
    return { token, user: readUser(user), clockDifference: Number(clockDifference) };
  }
  const { at, warnAt } = (presence ?? {}) as Record<string, unknown>;
  return Number.isFinite(at) && Number.isFinite(warnAt)
    ? { presence: { at: Number(at), warnAt: Number(warnAt) } }
    : null;
}
