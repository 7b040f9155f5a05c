"use client";

import { UnexpectedError } from "@/components/layout/unexpected-error";

/** The fallback of public pages, inside the site's frame. */
export default function SiteErrorPage(props: Parameters<typeof UnexpectedError>[0]) {
  return <UnexpectedError {...props} />;
}
