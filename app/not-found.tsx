import type { Metadata } from "next";
import { LazyNotFoundPage } from "@/components/layout/lazy-not-found-page";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

/** The page of every URL that does not exist. */
export default function NotFound() {
  return <LazyNotFoundPage />;
}
