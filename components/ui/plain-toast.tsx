"use client";

import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";
import { dismissToast, type ShownToast, TOAST_DURATION_MS } from "@/components/ui/toast";

/** What a toast says, where what draws toasts could not be loaded. It goes by itself as a toast does. */
export function PlainToast({ toast: { id, title, description, variant } }: { toast: ShownToast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div className="toast-viewport">
      <div className={`toast toast-${variant ?? "default"} on-asphalt`}>
        <Icon name={variant === "destructive" ? "warning" : "check"} size={22} />
        <div className="toast-words">
          {title && <p className="toast-title">{title}</p>}
          <p className="toast-description">{description}</p>
        </div>
      </div>
    </div>
  );
}
