import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { Admin } from "@/lib/auth/admin";
import { openSessionCookie } from "@/lib/auth/session-cookie";
import { findAdmin } from "@/lib/auth/sessions";

/** The signed-in administrator requesting a page, or null. */
export async function pageAdmin(): Promise<Admin | null> {
  const cookie = await openSessionCookie({ headers: await headers() });
  return cookie && (await findAdmin(cookie.sessionId, cookie.userId));
}

/** The same for an office page: without a live session, redirects to sign in and back afterwards. */
export async function requireAdminPage(path: string): Promise<Admin> {
  return (await pageAdmin()) ?? redirect(`/login?from=${encodeURIComponent(path)}`);
}
