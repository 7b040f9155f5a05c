"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { useSession } from "@/components/auth/use-session";
import { OfficeLogo } from "@/components/layout/admin/office-logo";
import { SessionClock } from "@/components/layout/admin/session-clock";
import { Icon } from "@/components/ui/icon";
import { getSession, logout, refreshToken } from "@/lib/auth/browser/session";

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
    <header className="office-bar on-asphalt">
      <div className="office-wrap office-bar-row">
        <OfficeLogo />
        <p className="office-bar-name">Back office</p>
        <SessionClock expiresAt={session.status === "signed-in" ? session.expiresAt : null} />
        <button type="button" className="office-bar-button" aria-disabled={busy !== null} onClick={refresh}>
          <Icon name="refresh" />
          <span>{busy === "refresh" ? "Refreshing..." : "Refresh"}</span>
        </button>
        <Link
          href="/admin/account"
          className="office-bar-button"
          prefetch={false}
          aria-current={onAccount ? "page" : undefined}
        >
          <Icon name="person" />
          <span>Account</span>
        </Link>
        <button
          type="button"
          className="office-bar-button"
          aria-disabled={busy === "logout"}
          data-leaves
          onClick={leave}
        >
          <Icon name="logout" />
          <span>{busy === "logout" ? "Logging out..." : "Logout"}</span>
        </button>
        <p role="status" className={outcome === "failed" ? "office-bar-problem" : "sr-only"}>
          {outcome === "renewed" && "Session renewed, page reloaded."}
          {outcome === "failed" && "The session could not be renewed. Please try again."}
        </p>
      </div>
    </header>
  );
}
