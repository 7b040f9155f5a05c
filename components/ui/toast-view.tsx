"use client";

import { Toast } from "radix-ui";
import { buttonVariants, iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { dismissToast, type ShownToast, TOAST_DURATION_MS } from "@/components/ui/toast";

/** The toasts as they are drawn: at the top of small screens, at the bottom right of larger ones. */
export function ToastView({ toasts }: { toasts: readonly ShownToast[] }) {
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right">
      {toasts.map((shown) => (
        <ToastCard key={shown.id} toast={shown} />
      ))}
      <Toast.Viewport className="toast-viewport" />
    </Toast.Provider>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, open, title, description, variant = "default", action } = toast;
  return (
    <Toast.Root
      className={`toast toast-${variant} on-asphalt`}
      open={open}
      onOpenChange={(stays) => {
        if (!stays) dismissToast(id);
      }}
    >
      <Icon name={variant === "destructive" ? "warning" : "check"} size={22} />
      <div className="toast-words">
        {title && <Toast.Title className="toast-title">{title}</Toast.Title>}
        <Toast.Description className="toast-description">{description}</Toast.Description>
        {action && (
          <Toast.Action
            className={buttonVariants({ size: "small", className: "toast-action" })}
            altText={action.altText}
            onClick={action.onClick}
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close className={`${iconButton} toast-close`} aria-label="Close">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  );
}
