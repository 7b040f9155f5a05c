import "server-only";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { type Flash, readFlash } from "@/lib/customer-requests/flash";
import { openRequest } from "@/lib/customer-requests/open";
import { type ResultCode, resultCode } from "@/lib/customer-requests/results";
import type { CustomerRequest } from "@/lib/customer-requests/schema";
import { decodedParameter } from "@/lib/http/decoded-parameter";

/** The props of a page of a request. */
export type RequestPageProps = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** What a page of a request shows: the request, the result of a form, and what was typed if the form failed. */
export type ShownRequest = {
  token: string;
  request: CustomerRequest;
  result: ResultCode | null;
  flash: Flash | null;
};

/** Reads what a page of a request shows. Responds with 404 for a link that does not work. */
export async function requireRequest({ params, searchParams }: RequestPageProps): Promise<ShownRequest> {
  const token = decodedParameter((await params).token);
  const opened = await openRequest(token);
  if (opened.kind !== "open") notFound();
  const result = resultCode((await searchParams).result);
  const failed = result === "problem" || result === "busy";
  const store = await cookies();
  const flash = failed ? readFlash((name) => store.get(name)?.value) : null;
  return { token, request: opened.request, result, flash };
}
