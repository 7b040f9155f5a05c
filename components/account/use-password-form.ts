"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { toast } from "@/components/ui/toast";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { adoptTokenResponse } from "@/lib/auth/browser/session";
import { passwordChangeSchema } from "@/lib/auth/schema";
import { RequestError } from "@/lib/http/client";

export type PasswordValues = { currentPassword: string; newPassword: string; repeatedPassword: string };

const EMPTY: PasswordValues = { currentPassword: "", newPassword: "", repeatedPassword: "" };
const NOT_THE_SAME = "The two new passwords are not the same";

/** Validates the form's values: the server's rules, and that both new passwords are the same. */
const formSchema = z.custom<PasswordValues>().superRefine((values, context) => {
  const issues = passwordChangeSchema.safeParse(values).error?.issues ?? [];
  for (const { path, message } of issues) context.addIssue({ code: "custom", path, message });
  const isNewPasswordValid = issues.every(({ path }) => path[0] !== "newPassword");
  if (isNewPasswordValid && values.newPassword !== values.repeatedPassword) {
    context.addIssue({ code: "custom", path: ["repeatedPassword"], message: NOT_THE_SAME });
  }
});

const resolver = zodResolver(formSchema);

/** The form that changes the user's password. `onChanged` is called when the new token is in use. */
export function usePasswordForm(onChanged: () => void) {
  const form = useForm<PasswordValues>({ defaultValues: EMPTY, resolver });
  const [problem, setProblem] = useState<string | null>(null);

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setProblem(null);
    try {
      const grant = await adminRequest<unknown>("/api/admin/account/password", {
        method: "PUT",
        body: { currentPassword, newPassword },
      });
      adoptTokenResponse(grant);
      form.reset(EMPTY);
      toast({ title: "Password changed", description: "Every other device was logged out." });
      onChanged();
    } catch (error) {
      showError(error);
    }
  });

  function showError(error: unknown) {
    if (!(error instanceof RequestError)) throw error;
    const fields = Object.entries(error.details.fields ?? {}).filter(([field]) => field in EMPTY);
    for (const [field, message] of fields) {
      form.setError(field as keyof PasswordValues, { type: "server", message }, { shouldFocus: true });
    }
    if (fields.length === 0) setProblem(error.message);
  }

  return { form, submit, problem };
}
