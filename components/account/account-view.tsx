"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { accountKeys, eventsQuery, sessionsQuery } from "@/components/account/account-queries";
import { EventList } from "@/components/account/event-list";
import { PasswordForm } from "@/components/account/password-form";
import { SessionList } from "@/components/account/session-list";
import { useSession } from "@/components/auth/use-session";
import { OfficeBar } from "@/components/layout/admin/office-bar";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";

/** A person's own account: password, the devices they are signed in on, and what happened to the account. */
export function AccountView() {
  const session = useSession();
  const client = useQueryClient();
  const sessions = useInfiniteQuery(sessionsQuery);
  const events = useInfiniteQuery(eventsQuery);
  const username = session.status === "signed-in" ? session.user?.username : undefined;

  const reload = () => client.invalidateQueries({ queryKey: accountKeys.all });

  return (
    <>
      <OfficeBar onReload={reload} />
      <main id="content" className="office-wrap office-main">
        <Link href="/admin" className="account-back">
          <Icon name="arrow-left" size={18} />
          Back to the dashboard
        </Link>
        <h1 className="office-heading">
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
      </main>
    </>
  );
}
