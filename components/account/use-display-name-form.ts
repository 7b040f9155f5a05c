"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { accountKeys, PROFILE_PATH } from "@/components/account/account-queries";
import { toast } from "@/components/ui/toast";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { type AccountProfile, accountProfileSchema } from "@/lib/auth/schema";
import { RequestError } from "@/lib/http/client";

type DisplayNameValues = { displayName: string };

/** The body for what is typed: an empty field removes the display name. */
const bodyOf = ({ displayName }: DisplayNameValues): AccountProfile => ({
  displayName: displayName.trim() || null,
});

/** Validates the form's value with the server's rules. */
const formSchema = z.custom<DisplayNameValues>().superRefine((values, context) => {
  for (const { path, message } of accountProfileSchema.safeParse(bodyOf(values)).error?.issues ?? [])
    context.addIssue({ code: "custom", path, message });
});

const resolver = zodResolver(formSchema);

/** The form that changes the user's display name. */
export function useDisplayNameForm(stored: string | null, onSaved: () => void) {
  const client = useQueryClient();
  const form = useForm<DisplayNameValues>({ defaultValues: { displayName: stored ?? "" }, resolver });
  const [problem, setProblem] = useState<string | null>(null);

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const saved = await adminRequest<AccountProfile>(PROFILE_PATH, { method: "PUT", body: bodyOf(values) });
      client.setQueryData<AccountProfile>(accountKeys.profile, saved);
      form.reset({ displayName: saved.displayName ?? "" });
      toast({
        title: "Display name saved",
        description: saved.displayName
          ? `Customers and colleagues see ${saved.displayName}.`
          : "Customers read “the shop”.",
      });
      onSaved();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const message = error.details.fields?.displayName;
      if (message) form.setError("displayName", { type: "server", message }, { shouldFocus: true });
      else setProblem(error.message);
    }
  });

  return { form, submit, problem };
}
