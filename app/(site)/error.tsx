"use client";

import { UnexpectedError } from "@/components/layout/unexpected-error";

/** The error page of public routes, between header and footer. */
export default function SiteErrorPage(props: Parameters<typeof UnexpectedError>[0]) {
  return <UnexpectedError {...props} />;
}
