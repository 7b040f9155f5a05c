"use client";

import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { AccountList } from "@/components/account/account-list";
import { EVENT_LABELS } from "@/components/account/event-labels";
import { formatMoment } from "@/components/layout/admin/dates";
import { Icon } from "@/components/ui/icon";
import { deviceName } from "@/lib/auth/device-name";
import type { AccountEvent } from "@/lib/auth/schema";

/** What happened to the account, newest first. */
export function EventList({ list }: { list: UseInfiniteQueryResult<AccountEvent[]> }) {
  return (
    <>
      <AccountList
        list={list}
        labelledBy="activity-heading"
        loadingText="Loading activity..."
        emptyText="Nothing has happened yet."
      >
        {({ kind, at, device, address }) => {
          const { words, odd } = EVENT_LABELS[kind] ?? { words: kind };
          return (
            <>
              <span className={odd ? "account-odd" : "account-plain"}>
                <Icon name={odd ? "warning" : "check"} />
              </span>
              <div className="account-words">
                <p className="account-what">{words}</p>
                <p className="account-when">
                  {[formatMoment(at), device === null ? "At the server" : deviceName(device), address]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
            </>
          );
        }}
      </AccountList>
      {list.hasNextPage && (
        <button
          type="button"
          className="text-link office-more"
          aria-disabled={list.isFetching}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </button>
      )}
    </>
  );
}
