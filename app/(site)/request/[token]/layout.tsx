import type { ReactNode } from "react";
import { LostLink } from "@/components/customer-requests/lost-link";
import { RedirectWithoutScripts } from "@/components/customer-requests/redirect-without-scripts";
import { NotFoundContent } from "@/components/layout/not-found-content";
import { openRequest } from "@/lib/customer-requests/open";
import { decodedParameter } from "@/lib/http/decoded-parameter";

type Props = { params: Promise<{ token: string }>; children: ReactNode };

/** Provides the explanation for not-found.tsx when a page below responds with 404. */
export default async function TokenLayout({ params, children }: Props) {
  const { kind } = await openRequest(decodedParameter((await params).token));
  if (kind === "open") return children;
  const result = kind === "ended" ? "ended" : "busy";
  return (
    <>
      <RedirectWithoutScripts to={`/request?result=${result}`} />
      <NotFoundContent content={<LostLink result={result} />}>{children}</NotFoundContent>
    </>
  );
}
