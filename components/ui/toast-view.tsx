"use client";

import { Toast } from "radix-ui";
import { buttonVariants, unsizedIconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { dismissToast, type ShownToast, TOAST_DURATION_MS } from "@/components/ui/toast";
import { toastDescription, toastTitle, toastVariants, toastViewport } from "@/components/ui/toast-variants";

export type ToastViewProps = { toasts: readonly ShownToast[]; className?: string };

/** Renders toasts with Radix, which adds swiping, the F8 key and the announcement to screen readers. */
export function ToastView({ toasts, className = "" }: ToastViewProps) {
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right">
      {toasts.map((shown) => (
        <ToastCard key={shown.id} toast={shown} />
      ))}
      <Toast.Viewport className={`${toastViewport} ${className}`} />
    </Toast.Provider>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, open, title, description, variant, action } = toast;
  return (
    <Toast.Root
      className={toastVariants({ variant })}
      open={open}
      onOpenChange={(stays) => {
        if (!stays) dismissToast(id);
      }}
    >
      <Icon name={variant === "destructive" ? "warning" : "check"} size={22} />
      <div>
        {title && <Toast.Title className={toastTitle}>{title}</Toast.Title>}
        <Toast.Description className={toastDescription}>{description}</Toast.Description>
        {action && (
          <Toast.Action
            className={buttonVariants({ variant: "secondary", size: "small", className: "mt-2.5" })}
            altText={action.altText}
            onClick={action.onClick}
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close className={`${unsizedIconButton} -my-2.5 size-11`} aria-label="Close">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  );
}
