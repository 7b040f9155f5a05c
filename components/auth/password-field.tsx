"use client";

import { type Ref, useState } from "react";
import { Field } from "@/components/ui/field";

type PasswordFieldProps = {
  inputRef: Ref<HTMLInputElement>;
  invalid: boolean;
  /** The id of the element that says what is wrong. */
  describedBy: string;
};

/** A password with a button that shows what was typed. */
export function PasswordField({ inputRef, invalid, describedBy }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id="password" label="Password">
      <div className="relative">
        <input
          ref={inputRef}
          id="password"
          name="password"
          type={shown ? "text" : "password"}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          className="control pr-20"
        />
        <button
          type="button"
          className="login-show"
          aria-pressed={shown}
          aria-label="Show password"
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide" : "Show"}
        </button>
      </div>
    </Field>
  );
}
