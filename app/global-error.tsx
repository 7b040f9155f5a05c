"use client";

import { UnexpectedError } from "@/components/layout/unexpected-error";
import "./globals.css";

/** The error page when the root layout fails: it replaces the whole document. */
export default function GlobalError(props: Parameters<typeof UnexpectedError>[0]) {
  return (
    <html lang="en-US">
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <UnexpectedError {...props} />
        </main>
      </body>
    </html>
  );
}
