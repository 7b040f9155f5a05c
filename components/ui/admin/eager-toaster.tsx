"use client";

import { PlainToast } from "@/components/ui/admin/plain-toast";
import { useToastView } from "@/components/ui/use-toast-view";

/**
 * Shows toasts, also while the server is unreachable: the component that renders them is loaded with the page, and
 * replaced by a simple one if that fails. Mount it once in a layout. `className` moves the toasts.
 */
export function EagerToaster({ className }: { className: string }) {
  const { toasts, View, failed } = useToastView({ eager: true });
  const newest = toasts[0];
  if (View) return <View toasts={toasts} className={className} />;
  return (
    <div role="alert">{failed && newest?.open && <PlainToast toast={newest} className={className} />}</div>
  );
}
