"use client";

import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { controlVariants } from "@/components/ui/control";
import { Field, fieldHint, fieldNoteId } from "@/components/ui/field";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  id: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string | undefined;
  error?: string | undefined;
};

/** A password input with a show/hide button and a Caps Lock notice. */
export function PasswordField({ id, label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const showOrHide = shown ? "Hide" : "Show";
  // Key events from password managers are not KeyboardEvents and lack getModifierState.
  const noteCapsLock = ({ nativeEvent }: KeyboardEvent) =>
    setCapsLock(nativeEvent.getModifierState?.("CapsLock") ?? false);
  return (
    <Field id={id} label={label} {...(hint && { hint })} {...(error && { error })}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={hint || error ? fieldNoteId(id) : undefined}
          {...input}
          id={id}
          type={shown ? "text" : "password"}
          className={controlVariants({ className: "pr-20" })}
          onKeyDown={noteCapsLock}
          onKeyUp={noteCapsLock}
        />
        <button
          type="button"
          className="absolute inset-y-1.25 right-1.25 min-w-16 cursor-pointer rounded-badge font-semibold text-ink-2 hover:bg-concrete"
          aria-label={`${showOrHide} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {showOrHide}
        </button>
      </div>
      <p role="status" className={capsLock ? fieldHint : "sr-only"}>
        {capsLock && "Caps Lock is on."}
      </p>
    </Field>
  );
}
