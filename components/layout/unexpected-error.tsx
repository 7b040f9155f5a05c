"use client";

import { buttonVariants } from "@/components/ui/button";
import { business, telephoneLink } from "@/lib/business";

/** The fallback of a page that failed on the way: what happened, and two ways out. */
export function UnexpectedError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  // In production the server's messages are replaced by a general sentence and a digest.
  const message = error.digest ? `Something went wrong on our side (${error.digest}).` : error.message;
  return (
    <div className="wrap py-16 lg:py-24">
      <div className="state-box state-error" role="alert">
        <img src="/drawings/scene-error.svg" alt="" width={240} height={160} />
        <div>
          <h1 className="text-40">Unexpected Application Error!</h1>
          <p className="mt-2 text-ink-2">{message}</p>
          <div className="button-row mt-5">
            <button type="button" className={buttonVariants({ variant: "primary" })} onClick={reset}>
              Try again
            </button>
            <a className={buttonVariants({ variant: "secondary" })} href={telephoneLink}>
              {business.phone}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
