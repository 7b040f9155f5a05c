"use client";

import { ErrorPage } from "@/components/layout/error-page";
import type { ErrorProps } from "@/components/layout/unexpected-error";

/** The error page of public routes, between header and footer. */
export default function SiteErrorPage(props: ErrorProps) {
  return <ErrorPage {...props} />;
}
