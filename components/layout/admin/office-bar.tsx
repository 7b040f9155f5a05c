"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { useSession } from "@/components/auth/use-session";
import { OfficeHeader } from "@/components/layout/admin/office-header";
import { SessionClock } from "@/components/layout/admin/session-clock";
import { Icon } from "@/components/ui/icon";
import { getSession, logout, refreshToken } from "@/lib/auth/browser/session";

const barButton = [
  "inline-flex min-h-11 min-w-9.5 cursor-pointer items-center justify-center gap-2 rounded-field",
  "font-semibold text-white transition-[background-color] duration-120 hover:bg-white/12",
  "aria-disabled:cursor-progress aria-disabled:text-fog",
  "aria-[current=page]:shadow-[inset_0_-3px_0_var(--color-white)]",
  "min-[22rem]:min-w-11 md:border md:border-asphalt-line md:px-3.5",
].join(" ");

/**
 * The office's top bar: the user, the session countdown, refresh and logout. Refresh renews the token, then calls
 * `onReload`, which reloads the page's data.
 */
export function OfficeBar({ onReload }: { onReload: () => Promise<void> }) {
  const session = useSession();
  const onAccount = usePathname() === "/admin/account";
  const [busy, setBusy] = useState<"refresh" | "logout" | null>(null);
  const [outcome, setOutcome] = useState<"renewed" | "failed" | null>(null);

  async function refresh() {
    if (busy) return;
    setBusy("refresh");
    setOutcome(null);
    const token = await refreshToken();
    if (getSession().status === "signed-in") await onReload();
    setOutcome(token ? "renewed" : "failed");
    setBusy(null);
  }

  async function leave() {
    if (busy === "logout") return;
    setBusy("logout");
    await logout();
  }

  return (
    <OfficeHeader>
      <SessionClock expiresAt={session.status === "signed-in" ? session.expiresAt : null} />
      <button type="button" className={barButton} aria-disabled={busy !== null} onClick={refresh}>
        <Icon name="refresh" />
        <span className="whitespace-nowrap max-md:sr-only">
          {busy === "refresh" ? "Refreshing..." : "Refresh"}
        </span>
      </button>
      <Link
        href="/admin/account"
        className={barButton}
        prefetch={false}
        aria-current={onAccount ? "page" : undefined}
      >
        <Icon name="person" />
        <span className="whitespace-nowrap max-md:sr-only">Account</span>
      </Link>
      <button
        type="button"
        className={barButton}
        aria-disabled={busy === "logout"}
        data-leaves
        onClick={leave}
      >
        <Icon name="logout" />
        <span className="whitespace-nowrap max-md:sr-only">
          {busy === "logout" ? "Logging out..." : "Logout"}
        </span>
      </button>
      <p
        role="status"
        className={
          outcome === "failed" ? "basis-full pb-2.5 text-right font-semibold text-clock-amber" : "sr-only"
        }
      >
        {outcome === "renewed" && "Session renewed, page reloaded."}
        {outcome === "failed" && "The session could not be renewed. Please try again."}
      </p>
    </OfficeHeader>
  );
}
