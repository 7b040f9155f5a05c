import { isTimedOut, reduceSession } from "@/lib/auth/browser/session-reducer";
import { INITIAL_STATE, type SessionEffect, type SessionEvent } from "@/lib/auth/browser/session-state";
import { untilNextStage } from "@/lib/auth/browser/session-timing";
import { clearStored, readStored, TabChannel, TOKEN_KEY, writeStored } from "@/lib/auth/browser/tabs";

const TICK_MS = 1_000;

type Actions = { renew: () => Promise<unknown>; logOutIdle: () => Promise<void> };

/** The state of the session for useSyncExternalStore, and the effects of its changes on other tabs and storage. */
export class SessionStore {
  #state = INITIAL_STATE;
  #channel: TabChannel | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(private readonly actions: Actions) {}

  readonly getState = () => this.#state;

  /** Calls `listener` on every change. Returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  dispatch(event: SessionEvent): void {
    const [next, effects] = reduceSession(this.#state, event);
    const hasChanged = next !== this.#state;
    this.#state = next;
    for (const effect of effects) this.#run(effect);
    if (hasChanged) for (const listener of this.#listeners) listener();
  }

  /** Checks the session and renews the token when that is due. @returns milliseconds until the next check. */
  check(): number {
    if (this.checkIdle()) this.dispatch({ type: "renewal-checked", now: Date.now() });
    const { presence } = this.#state;
    return Math.min(TICK_MS, (presence && untilNextStage(presence, Date.now())) || TICK_MS);
  }

  /** Opens or closes the warning, and ends the session when it timed out. @returns whether the office may be used. */
  checkIdle(): boolean {
    this.dispatch({ type: "idle-checked", now: Date.now() });
    return !isTimedOut(this.#state, Date.now());
  }

  /** Ends the session here when another tab signed out while this page was frozen. */
  checkStorage(): void {
    const { session, isStored } = this.#state;
    if (session.status === "signed-in" && isStored && readStored().token === null)
      this.dispatch({ type: "ended", reason: "elsewhere" });
  }

  /** Runs work that must not run twice at the same time: a second caller gets the result of the first. */
  share<T>(name: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(name) ?? work().finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    return running as Promise<T>;
  }

  /** Waits until shared work has finished, if it is running. */
  async settled(name: string): Promise<void> {
    await this.#running.get(name);
  }

  /** Follows the other tabs until the returned function is called. */
  connect(): () => void {
    const channel = typeof BroadcastChannel === "undefined" ? null : this.#openChannel();
    window.addEventListener("storage", this.#onStorage);
    this.#channel = channel;
    return () => {
      channel?.close();
      window.removeEventListener("storage", this.#onStorage);
      if (this.#channel === channel) this.#channel = null;
    };
  }

  /** Waits for the messages that other tabs have sent so far. */
  flush = async (): Promise<void> => this.#channel?.flush();

  #openChannel() {
    return new TabChannel((message) => {
      const now = Date.now();
      if ("token" in message) this.dispatch({ type: "granted-elsewhere", now, ...message });
      else this.dispatch({ type: "activity-elsewhere", now, ...message });
      this.checkIdle();
    });
  }

  // Another tab signed out, or renewed the token that all tabs share.
  readonly #onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== TOKEN_KEY && key !== null) return;
    if (newValue === null) return this.dispatch({ type: "ended", reason: "elsewhere" });
    const { token, user } = readStored();
    if (token) this.dispatch({ type: "granted-elsewhere", token, user, now: Date.now() });
  };

  #run(effect: SessionEffect): void {
    switch (effect.type) {
      case "store":
        if (!writeStored(effect.token, effect.user)) this.dispatch({ type: "not-stored" });
        break;
      case "clear-storage":
        clearStored();
        break;
      case "broadcast":
        this.#channel?.send(effect.message);
        break;
      case "confirm-timeout":
        void this.flush().then(() => this.dispatch({ type: "timeout-confirmed", now: Date.now() }));
        break;
      case "renew":
        void this.actions.renew();
        break;
      case "log-out-idle":
        void this.actions.logOutIdle();
    }
  }
}
