"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** A photo in its largest size, with loading and error states. */
export function LargePhoto({ url, alt }: { url: string; alt: string }) {
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
          src={url}
          alt={alt}
          className={`absolute inset-0 m-auto max-h-full max-w-full ${state === "loading" ? "invisible" : ""}`}
          onLoad={() => setState("shown")}
          onError={() => setState("failed")}
        />
      )}
    </>
  );
}
