import type { TabMessage } from "@/lib/auth/browser/session-state";
import type { SignedInUser } from "@/lib/auth/schema";

// What the tabs of one browser share: the stored token and user, messages, and a lock.

/** The only two keys that the site keeps in a browser. */
export const TOKEN_KEY = "authToken";
const USER_KEY = "user";
const NAME = "office";
const LOCK = "office-token";
/** The longest wait for a message, in case the browser drops it. */
const FLUSH_TIMEOUT_MS = 500;
/** How long the lock's holder may wait for the server, and how long others wait for the lock. */
export const SESSION_LOCK_TIMEOUT_MS = 15_000;

/** The user in a response or in storage; null when the value is not a user. */
export function readUser(value: unknown): SignedInUser | null {
  const { id, username, role } = (value ?? {}) as Record<string, unknown>;
  return typeof id === "string" && typeof username === "string" && role === "administrator"
    ? { id, username, role }
    : null;
}

/** The stored access token and user; each null when missing or unreadable. */
export function readStored(): { token: string | null; user: SignedInUser | null } {
  try {
    const user = readUser(JSON.parse(localStorage.getItem(USER_KEY) ?? "null"));
    return { token: localStorage.getItem(TOKEN_KEY), user };
  } catch {
    return { token: null, user: null };
  }
}

/** Stores the access token and the user. @returns false when the browser stores nothing. */
export function writeStored(token: string, user: SignedInUser | null): boolean {
  try {
    if (user) localStorage.setItem(USER_KEY, JSON.stringify(user));
    localStorage.setItem(TOKEN_KEY, token);
    return true;
  } catch {
    return false;
  }
}

/** Deletes both. */
export function clearStored(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(USER_KEY);
  } catch {
    // Nothing can have been stored.
  }
}

/** Whether the browser lets this site store anything. */
export function canStore(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

/** The messages between tabs. They are not stored: only the token and the user may be. */
export class TabChannel {
  readonly #channel = new BroadcastChannel(NAME);

  constructor(onMessage: (message: TabMessage) => void) {
    this.#channel.onmessage = ({ data }) => {
      if ("marker" in data === false) onMessage(data);
    };
  }

  send(message: TabMessage): void {
    this.#channel.postMessage(message);
  }

  close(): void {
    this.#channel.close();
  }

  /**
   * Waits until all messages sent so far have been delivered: a tab that was frozen in the background receives them
   * late. Messages arrive in order, so this sends a marker and waits for it.
   */
  async flush(): Promise<void> {
    const marker = crypto.randomUUID?.() ?? String(Math.random());
    const sender = new BroadcastChannel(NAME);
    const received = new AbortController();
    await new Promise<void>((resolve) => {
      const onMarker = ({ data }: MessageEvent) => data.marker === marker && resolve();
      this.#channel.addEventListener("message", onMarker, { signal: received.signal });
      sender.postMessage({ marker });
      setTimeout(resolve, FLUSH_TIMEOUT_MS);
    });
    received.abort();
    sender.close();
  }
}

/**
 * Runs work that changes the session cookie and the stored token under a lock shared by all tabs: between the two
 * changes, another tab would mistake the new cookie for one left over from a sign-out. A frozen tab that holds the
 * lock must not block the others, so after a while the work runs without it.
 */
export async function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  const signal = AbortSignal.timeout(SESSION_LOCK_TIMEOUT_MS);
  try {
    return await navigator.locks.request(LOCK, { signal }, work);
  } catch (error) {
    if (error !== signal.reason) throw error;
    return work();
  }
}
