"use client";

import { lazy, Suspense } from "react";
import type { ErrorProps } from "@/components/layout/unexpected-error";

// Loaded after an error only, to keep it out of the scripts of every page. If that fails, app/global-error.tsx is shown.
const UnexpectedError = lazy(() =>
  import("@/components/layout/unexpected-error").then((module) => ({ default: module.UnexpectedError })),
);

/** The content of error.tsx, loaded when it is shown. */
export function ErrorPage(props: ErrorProps) {
  return (
    <Suspense>
      <UnexpectedError {...props} />
    </Suspense>
  );
}
