/** The toasts of this page, kept outside React so that any client code can show one. */

/** Only one toast is shown at a time: a new one replaces the last. */
const TOAST_LIMIT = 1;
/** How long a toast is shown. */
export const TOAST_DURATION_MS = 5_000;
/** How long a dismissed toast is kept, so that it can be animated off the screen. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastAction = {
  label: string;
  /** How to do the same without the button, for screen readers. Must not be blank. */
  altText: string;
  onClick: () => void;
};

export type ToastContent = {
  title?: string;
  description: string;
  variant?: "default" | "destructive";
  action?: ToastAction;
};

export type ShownToast = ToastContent & { id: string; open: boolean };

const NONE: readonly ShownToast[] = [];

let toasts = NONE;
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/** Shows a toast from any client code. @returns the id to dismiss it by. */
export function toast(content: ToastContent): string {
  count += 1;
  const id = String(count);
  publish([{ ...content, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

/** Dismisses a toast. Does nothing if it was dismissed before. */
export function dismissToast(id: string): void {
  if (!toasts.some((shown) => shown.id === id && shown.open)) return;
  publish(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
  removals.set(
    id,
    setTimeout(() => publish(toasts.filter((shown) => shown.id !== id)), TOAST_REMOVE_DELAY_MS),
  );
}

/** Calls `listener` on every change. @returns a function that unsubscribes it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ShownToast[] {
  return toasts;
}

/** The snapshot for rendering on the server, where there are no toasts. */
export function noToasts(): readonly ShownToast[] {
  return NONE;
}

function publish(next: readonly ShownToast[]): void {
  toasts = next;
  for (const [id, removal] of removals) {
    if (next.some((shown) => shown.id === id)) continue;
    clearTimeout(removal);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}
