"use client";

import { ErrorPage } from "@/components/layout/error-page";
import type { ErrorProps } from "@/components/layout/unexpected-error";

/** The error page of routes without header and footer. */
export default function RootErrorPage(props: ErrorProps) {
  return (
    <main>
      <ErrorPage {...props} />
    </main>
  );
}
