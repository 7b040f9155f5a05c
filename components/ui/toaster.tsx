"use client";

import { useToastView } from "@/components/ui/use-toast-view";

/** Shows toasts. Mount it once in a layout. The component that renders them is loaded with the first toast. */
export function Toaster() {
  const { toasts, View } = useToastView({ eager: false });
  return View && <View toasts={toasts} />;
}
