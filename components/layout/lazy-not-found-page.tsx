"use client";

import { lazy } from "react";

// Next includes app/not-found in the payload of every page: only this reference instead of the whole content.
export const LazyNotFoundPage = lazy(async () => {
  const { NotFoundPage } = await import("@/components/layout/not-found-page");
  return { default: NotFoundPage };
});
