"use client";

import { buttonVariants } from "@/components/ui/button";
import { ButtonRow } from "@/components/ui/button-row";
import { business, telephoneLink } from "@/lib/business";

/** The props of error.tsx. */
export type ErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** The content of error.tsx: the message, a button to try again, and the phone number. */
export function UnexpectedError({ error, reset }: ErrorProps) {
  // In production the server's messages are replaced by a generic one and a digest.
  const message = error.digest ? `Something went wrong on our side (${error.digest}).` : error.message;
  return (
    <div className="wrap py-16 lg:py-24">
      <div
        className="grid items-center gap-6 rounded-card border-2 border-red bg-sheet p-6 wrap-anywhere md:grid-cols-[15rem_minmax(0,1fr)] md:px-8 md:py-10"
        role="alert"
      >
        <img src="/drawings/scene-error.svg" alt="" width={240} height={160} />
        <div>
          <h1 className="text-40">Unexpected Application Error!</h1>
          <p className="mt-2 text-ink-2">{message}</p>
          <ButtonRow className="mt-5">
            <button type="button" className={buttonVariants({ variant: "primary" })} onClick={reset}>
              Try again
            </button>
            <a className={buttonVariants({ variant: "secondary" })} href={telephoneLink}>
              {business.phone}
            </a>
          </ButtonRow>
        </div>
      </div>
    </div>
  );
}
