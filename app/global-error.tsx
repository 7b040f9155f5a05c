"use client";

import { type ErrorProps, UnexpectedError } from "@/components/layout/unexpected-error";
import "./globals.css";

/** The error page when the root layout fails: it replaces the whole document. */
export default function GlobalError(props: ErrorProps) {
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
