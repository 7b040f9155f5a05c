"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { PlainToast } from "@/components/ui/plain-toast";
import { currentToasts, noToasts, type ShownToast, subscribeToToasts } from "@/components/ui/toast";

type ToastView = ComponentType<{ toasts: readonly ShownToast[] }>;

/**
 * Where toasts appear. Mount it once in a layout. What draws them is loaded with the first toast, or with the page when
 * `eager`; where that cannot be loaded, an eager one says in plain words what a toast would have said.
 */
export function Toaster({ eager = false }: { eager?: boolean }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  const [View, setView] = useState<ToastView | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = View === null && (eager || toasts.length > 0);
  const newest = toasts[0];

  // Each new toast is another attempt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!wanted) return;
    import("@/components/ui/toast-view").then(
      ({ ToastView }) => setView(() => ToastView),
      () => setFailed(true),
    );
  }, [wanted, newest?.id]);

  if (View) return <View toasts={toasts} />;
  return eager && <div role="alert">{failed && newest?.open && <PlainToast toast={newest} />}</div>;
}
