"use client";

import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { AccountCard } from "@/components/account/account-card";
import { accountKeys, eventsQuery, profileQuery, sessionsQuery } from "@/components/account/account-queries";
import { DisplayName } from "@/components/account/display-name";
import { EventList } from "@/components/account/event-list";
import { PasswordForm } from "@/components/account/password-form";
import { SessionList } from "@/components/account/session-list";
import { useSession } from "@/components/auth/use-session";
import { OfficeBar } from "@/components/layout/admin/office-bar";
import { OfficeMain, officeHeading } from "@/components/layout/admin/office-main";
import { BackLink } from "@/components/ui/admin/back-link";

/** The account page: display name, password, sessions, and recent activity of the current user. */
export function AccountView() {
  const session = useSession();
  const client = useQueryClient();
  const sessions = useInfiniteQuery(sessionsQuery);
  const events = useInfiniteQuery(eventsQuery);
  const profile = useQuery(profileQuery);
  const username = session.status === "signed-in" ? session.user?.username : undefined;

  const reload = () => client.invalidateQueries({ queryKey: accountKeys.all });

  return (
    <>
      <OfficeBar onReload={reload} />
      <OfficeMain>
        <BackLink href="/admin">Back to the dashboard</BackLink>
        <h1 className={`${officeHeading} mb-3.5`}>
          Your account{username && <span className="wrap-anywhere text-ink-3"> {username}</span>}
        </h1>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="grid min-w-0 gap-5 lg:row-span-2">
            <AccountCard headingId="display-name-heading" title="Display name">
              <DisplayName profile={profile} onSaved={() => void reload()} />
            </AccountCard>
            <AccountCard headingId="password-heading" title="Password">
              <PasswordForm onChanged={() => void reload()} />
            </AccountCard>
          </div>
          <AccountCard headingId="sessions-heading" title="Where you are signed in">
            <SessionList list={sessions} onEnded={reload} />
          </AccountCard>
          <AccountCard headingId="activity-heading" title="Recent activity" className="lg:col-start-2">
            <EventList list={events} />
          </AccountCard>
        </div>
      </OfficeMain>
    </>
  );
}
