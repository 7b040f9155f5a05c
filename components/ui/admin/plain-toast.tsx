"use client";

import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";
import { dismissToast, type ShownToast, TOAST_DURATION_MS } from "@/components/ui/toast";
import { toastDescription, toastTitle, toastVariants, toastViewport } from "@/components/ui/toast-variants";

/** A toast without Radix, shown when `ToastView` could not be loaded. It closes after the same time. */
export function PlainToast({
  toast: { id, title, description, variant },
  className,
}: {
  toast: ShownToast;
  className: string;
}) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div className={`${toastViewport} ${className}`}>
      <div className={toastVariants({ variant })}>
        <Icon name={variant === "destructive" ? "warning" : "check"} size={22} />
        <div>
          {title && <p className={toastTitle}>{title}</p>}
          <p className={toastDescription}>{description}</p>
        </div>
      </div>
    </div>
  );
}
