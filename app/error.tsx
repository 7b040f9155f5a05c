"use client";

import { UnexpectedError } from "@/components/layout/unexpected-error";

/** The error page of routes without header and footer. */
export default function ErrorPage(props: Parameters<typeof UnexpectedError>[0]) {
  return (
    <main>
      <UnexpectedError {...props} />
    </main>
  );
}
