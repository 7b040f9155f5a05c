import type { Metadata } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import "../../request.css";

/** These pages are never cached: each contains the nonce of its request (see middleware.ts). */
export const instant = false;

export const metadata: Metadata = {
  title: "Your request",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** What the pages of customers' requests share: their styles. */
export default async function RequestLayout({ children }: { children: ReactNode }) {
  await connection();
  return <div data-request>{children}</div>;
}
