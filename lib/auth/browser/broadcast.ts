import type { Presence } from "@/lib/auth/browser/idle";
import { readUser } from "@/lib/auth/browser/read-user";
import type { SignedInUser } from "@/lib/auth/schema";

// Messages between the tabs of one browser. They are not stored: only the token and the user may be.

const NAME = "office";
/** The longest wait for a message, in case the browser drops it. */
const PATIENCE_MS = 500;

/**
 * A message to other tabs: user activity, or a new token with the server clock's offset (milliseconds). The token
 * is in storage too, but storage events may arrive late.
 */
export type News =
  | { presence: Presence }
  | { token: string; user: SignedInUser | null; clockDifference: number };
type Message = News | { ping: string };

let channel: BroadcastChannel | null = null;
const pings = new Map<string, () => void>();

/**
 * Subscribes to messages from other tabs and returns the unsubscribe function. Does nothing without
 * BroadcastChannel.
 */
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

/** Sends a message to the other tabs. */
export function broadcast(news: News): void {
  channel?.postMessage(news satisfies Message);
}

/**
 * Waits until all messages sent so far have been delivered: a tab that was frozen in the background receives them
 * late. Messages arrive in order, so this sends one itself and waits for it.
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

// Another tab may still run an older version of the site.
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
