"use client";

import { usePasswordForm } from "@/components/account/use-password-form";
import { PasswordField } from "@/components/auth/password-field";
import { useSession } from "@/components/auth/use-session";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { Notice } from "@/components/ui/notice";
import { PASSWORD_LENGTH_MESSAGE } from "@/lib/auth/password-rules";

/** Changes the password of the current user. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const session = useSession();
  const { form, submit, problem } = usePasswordForm(onChanged);
  const { errors, isSubmitting } = form.formState;
  const username = session.status === "signed-in" ? session.user?.username : undefined;
  return (
    <form className="grid gap-5" aria-labelledby="password-heading" noValidate onSubmit={submit}>
      {/* Password managers store the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username ?? ""} readOnly hidden />
      <PasswordField
        id="current-password"
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register("currentPassword")}
      />
      <PasswordField
        id="new-password"
        label="New password"
        autoComplete="new-password"
        hint={PASSWORD_LENGTH_MESSAGE}
        error={errors.newPassword?.message}
        {...form.register("newPassword")}
      />
      <PasswordField
        id="repeated-password"
        label="New password again"
        autoComplete="new-password"
        error={errors.repeatedPassword?.message}
        {...form.register("repeatedPassword")}
      />
      <div role="alert" className="empty:hidden">
        {problem !== null && <Notice tone="red">{problem}</Notice>}
      </div>
      <button
        type="submit"
        className={buttonVariants({ variant: "primary", className: buttonStates })}
        aria-busy={isSubmitting}
      >
        {isSubmitting ? "Saving..." : "Change Password"}
      </button>
    </form>
  );
}
