"use client";

import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { AccountList } from "@/components/account/account-list";
import { EntryText } from "@/components/account/entry-text";
import { EVENT_LABELS } from "@/components/account/event-labels";
import { formatMoment } from "@/components/layout/admin/dates";
import { Icon } from "@/components/ui/icon";
import type { AccountEvent } from "@/lib/auth/schema";

/** The events of the account, newest first. */
export function EventList({ list }: { list: UseInfiniteQueryResult<AccountEvent[]> }) {
  return (
    <>
      <AccountList
        list={list}
        labelledBy="activity-heading"
        loadingText="Loading activity..."
        emptyText="Nothing has happened yet."
      >
        {(event) => <Event event={event} />}
      </AccountList>
      {list.hasNextPage && (
        <button
          type="button"
          className="text-link min-h-11 cursor-pointer aria-disabled:cursor-progress"
          aria-disabled={list.isFetching}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </button>
      )}
    </>
  );
}

function Event({ event: { kind, at, deviceName, address } }: { event: AccountEvent }) {
  // A newer server may send kinds that this page does not have a label for.
  const { label, isSuspicious } = EVENT_LABELS[kind] ?? { label: kind };
  return (
    <>
      <span className={`inline-grid flex-none self-start pt-px ${isSuspicious ? "text-red" : "text-ink-3"}`}>
        <Icon name={isSuspicious ? "warning" : "check"} />
      </span>
      <EntryText title={label}>
        {[formatMoment(at), deviceName ?? "At the server", address].filter(Boolean).join(" · ")}
      </EntryText>
    </>
  );
}
