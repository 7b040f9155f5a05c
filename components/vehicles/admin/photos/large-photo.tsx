"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** A photo in its largest size, with loading and error states. */
export function LargePhoto({ address, alt }: { address: string; alt: string }) {
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  return (
    <>
      <p role="status">{state === "loading" && "Loading photo..."}</p>
      <div role="alert">
        {state === "failed" && <Notice tone="red">This photo could not be loaded.</Notice>}
      </div>
      {state === "failed" ? (
        <button
          type="button"
          className={buttonVariants({ variant: "secondary" })}
          onClick={() => setState("loading")}
        >
          Retry
        </button>
      ) : (
        <img
          src={address}
          alt={alt}
          data-state={state}
          onLoad={() => setState("shown")}
          onError={() => setState("failed")}
        />
      )}
    </>
  );
}
