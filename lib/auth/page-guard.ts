import "server-only";
import { redirect } from "next/navigation";
import { getServerSession } from "next-auth";
import type { Admin } from "@/lib/auth/admin";
import { nextAuthOptions } from "@/lib/auth/next-auth-options";

/** The signed-in administrator whose browser asks for a page, or null. */
export async function pageAdmin(): Promise<Admin | null> {
  const session = (await getServerSession(nextAuthOptions())) as { admin?: Admin | null } | null;
  return session?.admin ?? null;
}

/** The same for a page of the office: without a live session the visitor is sent to sign in, and back here after. */
export async function requireAdminPage(path: string): Promise<Admin> {
  return (await pageAdmin()) ?? redirect(`/login?from=${encodeURIComponent(path)}`);
}
