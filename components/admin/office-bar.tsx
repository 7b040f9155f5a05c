"use client";

import { useState } from "react";
import { OfficeLogo } from "@/components/admin/office-logo";
import { SessionClock } from "@/components/admin/session-clock";
import { Icon } from "@/components/ui/icon";

type OfficeBarProps = {
  /** When the access token expires, in milliseconds since 1970. */
  expiresAt: number | null;
  /** Renews the token and loads the tab again; tells whether the token was renewed. */
  onRefresh: () => Promise<boolean>;
  onLogout: () => Promise<void>;
};

/** The bar over the office: whose it is, what is left of the session, and the way out. */
export function OfficeBar({ expiresAt, onRefresh, onLogout }: OfficeBarProps) {
  const [busy, setBusy] = useState<"refresh" | "logout" | null>(null);
  const [outcome, setOutcome] = useState<"renewed" | "failed" | null>(null);

  async function refresh() {
    if (busy) return;
    setBusy("refresh");
    setOutcome(null);
    setOutcome((await onRefresh()) ? "renewed" : "failed");
    setBusy(null);
  }

  async function logout() {
    if (busy === "logout") return;
    setBusy("logout");
    await onLogout();
  }

  return (
    <header className="office-bar on-asphalt">
      <div className="office-wrap office-bar-row">
        <OfficeLogo />
        <p className="office-bar-name">Back office</p>
        <SessionClock expiresAt={expiresAt} />
        <button type="button" className="office-bar-button" aria-disabled={busy !== null} onClick={refresh}>
          <Icon name="refresh" />
          <span>{busy === "refresh" ? "Refreshing..." : "Refresh"}</span>
        </button>
        <button
          type="button"
          className="office-bar-button"
          aria-disabled={busy === "logout"}
          onClick={logout}
        >
          <Icon name="logout" />
          <span>{busy === "logout" ? "Logging out..." : "Logout"}</span>
        </button>
        <p role="status" className={outcome === "failed" ? "office-bar-problem" : "sr-only"}>
          {outcome === "renewed" && "Session renewed, list reloaded."}
          {outcome === "failed" && "The session could not be renewed. Please try again."}
        </p>
      </div>
    </header>
  );
}
