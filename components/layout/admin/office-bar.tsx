"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { useSession } from "@/components/auth/use-session";
import { DeskLink } from "@/components/desk/admin/desk-link";
import { BarMenu, barButton, menuItem } from "@/components/layout/admin/bar-menu";
import { OfficeHeader } from "@/components/layout/admin/office-header";
import { SessionClock } from "@/components/layout/admin/session-clock";
import { Icon } from "@/components/ui/icon";
import { getSession, logout, refreshToken } from "@/lib/auth/browser/session";

/**
 * The office's top bar: the link to the desk, the session countdown, refresh, account and logout. Refresh renews the token, then calls
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
      <DeskLink />
      <SessionClock expiresAt={session.status === "signed-in" ? session.expiresAt : null} />
      <button type="button" className={barButton} aria-disabled={busy !== null} onClick={refresh}>
        <Icon name="refresh" />
        <span className="whitespace-nowrap max-[75rem]:sr-only">
          {busy === "refresh" ? "Refreshing..." : "Refresh"}
        </span>
      </button>
      <BarMenu>
        <Link
          href="/admin/account"
          className={`${barButton} ${menuItem}`}
          prefetch={false}
          aria-current={onAccount ? "page" : undefined}
        >
          <Icon name="person" />
          <span className="whitespace-nowrap md:max-[75rem]:sr-only">Account</span>
        </Link>
        <button
          type="button"
          className={`${barButton} ${menuItem}`}
          aria-disabled={busy === "logout"}
          data-leaves
          onClick={leave}
        >
          <Icon name="logout" />
          <span className="whitespace-nowrap md:max-[75rem]:sr-only">
            {busy === "logout" ? "Logging out..." : "Logout"}
          </span>
        </button>
      </BarMenu>
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
