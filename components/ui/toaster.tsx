"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { currentToasts, noToasts, type ShownToast, subscribeToToasts } from "@/components/ui/toast";

type ToastView = ComponentType<{ toasts: readonly ShownToast[] }>;

/** Where toasts appear. Mount it once in a layout; what draws them is loaded with the first toast. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  const [View, setView] = useState<ToastView | null>(null);
  const wanted = toasts.length > 0 && View === null;

  useEffect(() => {
    if (!wanted) return;
    import("@/components/ui/toast-view").then(
      ({ ToastView }) => setView(() => ToastView),
      // Without a connection there is no toast; what it says stands on the page as well.
      () => undefined,
    );
  }, [wanted]);

  return View && <View toasts={toasts} />;
}
