"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useDisplayNameForm } from "@/components/account/use-display-name-form";
import { RetryButton } from "@/components/lists/admin/retry-button";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { controlVariants } from "@/components/ui/control";
import { Field, fieldNoteId } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { type AccountProfile, MAX_DISPLAY_NAME_LENGTH } from "@/lib/auth/schema";

const FIELD_ID = "display-name";

type DisplayNameProps = { profile: UseQueryResult<AccountProfile>; onSaved: () => void };

/** The display name of the current user, with its loading and error states. */
export function DisplayName({ profile: { data, isFetching, refetch }, onSaved }: DisplayNameProps) {
  if (data) return <DisplayNameForm stored={data.displayName} onSaved={onSaved} />;
  return (
    <>
      <p role="status" className={isFetching ? "py-3 text-ink-2" : "sr-only"}>
        {isFetching && "Loading display name..."}
      </p>
      {!isFetching && (
        <Notice tone="red" role="alert">
          The display name could not be loaded. <RetryButton onClick={() => void refetch()} />
        </Notice>
      )}
    </>
  );
}

function DisplayNameForm({ stored, onSaved }: { stored: string | null; onSaved: () => void }) {
  const { form, submit, problem } = useDisplayNameForm(stored, onSaved);
  const { errors, isSubmitting } = form.formState;
  const error = errors.displayName?.message;
  return (
    <form className="grid gap-5" aria-labelledby="display-name-heading" noValidate onSubmit={submit}>
      <Field
        id={FIELD_ID}
        label="Display name"
        hint="Customers and colleagues see it. Without one, customers read “the shop”."
        {...(error && { error })}
      >
        <input
          className={controlVariants()}
          id={FIELD_ID}
          autoComplete="off"
          maxLength={MAX_DISPLAY_NAME_LENGTH}
          aria-invalid={error !== undefined}
          aria-describedby={fieldNoteId(FIELD_ID)}
          {...form.register("displayName")}
        />
      </Field>
      <div role="alert" className="empty:hidden">
        {problem !== null && <Notice tone="red">{problem}</Notice>}
      </div>
      <button
        type="submit"
        className={buttonVariants({ variant: "secondary", className: buttonStates })}
        aria-busy={isSubmitting}
      >
        {isSubmitting ? "Saving..." : "Save Display Name"}
      </button>
    </form>
  );
}
