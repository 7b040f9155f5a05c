"use client";

import Link from "next/link";
import { EventList } from "@/components/account/event-list";
import { PasswordForm } from "@/components/account/password-form";
import { SessionList } from "@/components/account/session-list";
import { useSession } from "@/components/auth/use-session";
import { OfficeBar } from "@/components/layout/admin/office-bar";
import { OfficeMain, officeHeading } from "@/components/layout/admin/office-main";
import { usePagedList } from "@/components/lists/admin/use-paged-list";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import type { AccountEvent, AccountSession } from "@/lib/auth/schema";

/** A person's own account: password, the devices they are signed in on, and what happened to the account. */
export function AccountView() {
  const session = useSession();
  const sessions = usePagedList<AccountSession>({
    path: "/api/admin/account/sessions",
    failure: "Failed to fetch sessions",
  });
  const events = usePagedList<AccountEvent>({
    path: "/api/admin/account/events",
    failure: "Failed to fetch activity",
  });
  const username = session.status === "signed-in" ? session.user?.username : undefined;

  const reload = async () => {
    await Promise.all([sessions.reload(), events.reload()]);
  };

  return (
    <>
      <OfficeBar onReload={reload} />
      <OfficeMain>
        <Link href="/admin" className="account-back">
          <Icon name="arrow-left" size={18} />
          Back to the dashboard
        </Link>
        <h1 className={`${officeHeading} mb-3.5`}>
          Your account{username && <span className="account-name"> {username}</span>}
        </h1>
        <div className="account-page">
          <section aria-labelledby="password-heading" className={`${card} account-card`}>
            <h2 id="password-heading">Password</h2>
            <PasswordForm onChanged={() => void reload()} />
          </section>
          <section aria-labelledby="sessions-heading" className={`${card} account-card`}>
            <h2 id="sessions-heading">Where you are signed in</h2>
            <SessionList list={sessions} onEnded={reload} />
          </section>
          <section aria-labelledby="activity-heading" className={`${card} account-card`}>
            <h2 id="activity-heading">Recent activity</h2>
            <EventList list={events} />
          </section>
        </div>
      </OfficeMain>
    </>
  );
}
