"use client";

import { UnexpectedError } from "@/components/layout/unexpected-error";

/** The fallback of pages without the site's frame. */
export default function ErrorPage(props: Parameters<typeof UnexpectedError>[0]) {
  return (
    <main>
      <UnexpectedError {...props} />
    </main>
  );
}
