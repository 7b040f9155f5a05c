"use client";

import { WIZARD_ERROR_ID } from "@/components/part-request/use-step-focus";
import type { Wizard } from "@/components/part-request/use-wizard";
import { Notice } from "@/components/ui/notice";
import { business, telephoneLink } from "@/lib/business";
import { SUBMIT_MESSAGES } from "@/lib/part-requests/wizard-messages";

/** The error of a failed request, with what to do about it: try again, or call. */
export function WizardError({ formError, submit }: Pick<Wizard, "formError" | "submit">) {
  if (!formError) return null;
  const phone = (
    <a className="text-link whitespace-nowrap" href={telephoneLink}>
      {business.phone}
    </a>
  );
  if (formError.kind === "vin") {
    return (
      <p className="text-15 text-ink-2">
        Compare the VIN with your vehicle once more. If it is right, call {phone} and we look the vehicle up
        for you.
      </p>
    );
  }
  return (
    <div id={WIZARD_ERROR_ID}>
      <Notice tone="red" role="alert">
        <p>{formError.message}</p>
        {formError.kind === "submit" && formError.message !== SUBMIT_MESSAGES.tryAgain && (
          <p>{SUBMIT_MESSAGES.tryAgain}.</p>
        )}
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {formError.kind === "lookup" && (
            <button type="button" className="text-link" onClick={() => void submit()}>
              Try again
            </button>
          )}
          <span>Or call {phone}</span>
        </p>
      </Notice>
    </div>
  );
}
