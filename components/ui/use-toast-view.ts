"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { currentToasts, noToasts, subscribeToToasts } from "@/components/ui/toast";
import type { ToastViewProps } from "@/components/ui/toast-view";

/**
 * The toasts to show, and the component that renders them once it is loaded: with the first toast, or at once when
 * `eager`. `failed` when it could not be loaded; each new toast is another attempt.
 */
export function useToastView({ eager }: { eager: boolean }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  const [View, setView] = useState<ComponentType<ToastViewProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = View === null && (eager || toasts.length > 0);
  const newestId = toasts[0]?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast is another attempt.
  useEffect(() => {
    if (!wanted) return;
    import("@/components/ui/toast-view").then(
      ({ ToastView }) => setView(() => ToastView),
      () => setFailed(true),
    );
  }, [wanted, newestId]);

  return { toasts, View, failed };
}
