"use client";

import { type SubmitEvent, useRef } from "react";
import { PasswordField } from "@/components/auth/password-field";
import { redirectAfterLogin } from "@/components/auth/redirect-after-login";
import { useSignIn } from "@/components/auth/use-sign-in";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { controlVariants } from "@/components/ui/control";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useHydrated } from "@/components/ui/use-hydrated";

const ERROR_ID = "login-error";

/** The sign-in form for staff. */
export function LoginForm() {
  const { error, busy, attempt } = useSignIn();
  const hydrated = useHydrated();
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  async function signIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const username = usernameField.current?.value.trim() ?? "";
    const password = passwordField.current?.value ?? "";
    if (await attempt(username, password)) return redirectAfterLogin();
    if (username === "") usernameField.current?.focus();
    else {
      passwordField.current?.focus();
      passwordField.current?.select();
    }
  }

  return (
    // If a browser submits the form before the script has loaded, the password must not become part of the URL.
    <form method="post" onSubmit={signIn} noValidate>
      <div role="alert" id={ERROR_ID} className="not-empty:mb-5">
        {error && <Notice tone="red">{error}</Notice>}
      </div>
      <div className="grid gap-5">
        <Field id="username" label="Username">
          <input
            ref={usernameField}
            id="username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={error !== null}
            aria-describedby={ERROR_ID}
            className={controlVariants()}
          />
        </Field>
        <PasswordField
          ref={passwordField}
          id="password"
          name="password"
          label="Password"
          autoComplete="current-password"
          aria-invalid={error !== null}
          aria-describedby={ERROR_ID}
        />
        {/* A click before the scripts have loaded would reload the page and discard what was typed. */}
        <button
          type="submit"
          className={buttonVariants({ variant: "primary", className: `${buttonStates} mt-1` })}
          aria-busy={busy}
          disabled={!hydrated}
        >
          {busy ? "Logging in..." : "Login"}
        </button>
      </div>
    </form>
  );
}
