"use client";

import { CallbackFields } from "@/components/repair/callback-fields";
import { CALLBACK_MESSAGES } from "@/components/repair/callback-values";
import { CALLBACK_HEADING_ID, loadRequest, useCallbackForm } from "@/components/repair/use-callback-form";
import { FollowLink } from "@/components/requests/follow-link";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { useHydrated } from "@/components/ui/use-hydrated";
import { business, telephoneLink } from "@/lib/business";

/** In the middle of the screen, where the toast does not cover it. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" });

/** The callback form: a name, a contact method and an optional description. */
export function CallbackForm() {
  const { form, submit, sent, showsSuccess, failed } = useCallbackForm();
  const hydrated = useHydrated();
  const busy = form.formState.isSubmitting;

  return (
    <>
      <div className="border-line border-b p-5 md:px-7 md:py-6">
        <h2 id={CALLBACK_HEADING_ID} tabIndex={-1} className="outline-none">
          Request a callback
        </h2>
        <p className="mt-2 text-ink-2">
          {sent
            ? `${sent.reference ? `Request ${sent.reference}` : "Your request"} is with us. ${sent.next}`
            : "Leave a name and a way to reach you. We go over the details on the phone."}
        </p>
        {/* Not in the success view, which disappears after some seconds. */}
        {sent && <FollowLink statusUrl={sent.statusUrl} />}
      </div>
      <div className="relative">
        <form
          className={`grid grid-cols-[minmax(0,1fr)] gap-5 p-5 md:p-7 ${showsSuccess ? "invisible" : ""}`}
          aria-labelledby={CALLBACK_HEADING_ID}
          noValidate
          onSubmit={submit}
          onFocus={() => void loadRequest().catch(() => undefined)}
        >
          <CallbackFields form={form} />
          {failed && (
            <div ref={showWhole}>
              <Notice tone="red" role="alert">
                {CALLBACK_MESSAGES.callInstead}{" "}
                <a className="whitespace-nowrap underline underline-offset-2" href={telephoneLink}>
                  {business.phone}
                </a>
                .
              </Notice>
            </div>
          )}
          <noscript>
            <p className="text-ink-2">
              This form needs JavaScript. Please call us at{" "}
              <a className="text-link" href={telephoneLink}>
                {business.phone}
              </a>{" "}
              instead: {business.hoursShort.open}.
            </p>
          </noscript>
          <button
            // Before hydration a submit would reload the page with the values in its URL.
            type={hydrated ? "submit" : "button"}
            className={buttonVariants({ variant: "primary", className: `${buttonStates} noscript:hidden` })}
            aria-busy={busy || undefined}
            // Without blur: the message of the field that loses the focus would move the button away from the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {busy ? "Sending..." : "Send Request"}
          </button>
        </form>
        <div role="status">
          {showsSuccess && sent && (
            <div className="absolute inset-0 grid content-start justify-items-center gap-3 px-7 pt-14 pb-7 text-center">
              <span className="mb-2 grid size-20 place-items-center rounded-plate border-2 border-current bg-green-bg text-green">
                <Icon name="check" size={44} />
              </span>
              <h3 className="text-34 leading-none">We have your request</h3>
              {sent.reference && (
                <p>
                  Its number is <b className="font-bold font-sign text-22 tracking-wide">{sent.reference}</b>.
                </p>
              )}
              <p className="max-w-xs text-ink-2">{sent.next}</p>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
