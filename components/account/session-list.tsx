"use client";

import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { AccountList } from "@/components/account/account-list";
import { type Ending, EndSessionDialog, endOne } from "@/components/account/end-session";
import { EntryText } from "@/components/account/entry-text";
import { formatMoment } from "@/components/layout/admin/dates";
import { rowActionVariants } from "@/components/lists/admin/row-action";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import type { AccountSession } from "@/lib/auth/schema";

type SessionListProps = {
  list: UseInfiniteQueryResult<AccountSession[]>;
  /** Reloads the lists after a session has ended. */
  onEnded: () => Promise<void>;
};

/**
 * The user's sessions, with buttons to end them: one on another device ends at once, the current session and all
 * sessions after a confirmation.
 */
export function SessionList({ list, onEnded }: SessionListProps) {
  const [confirming, setConfirming] = useState<Ending | null>(null);
  const [endingId, setEndingId] = useState<string | null>(null);

  async function end({ _id, current, deviceName }: AccountSession) {
    if (endingId !== null) return;
    if (current) return setConfirming({ kind: "this", id: _id });
    setEndingId(_id);
    const problem = await endOne(_id);
    setEndingId(null);
    if (problem === null) toast({ title: "Session ended", description: `${deviceName} is logged out.` });
    else toast({ variant: "destructive", title: "Session not ended", description: problem });
    await onEnded();
  }

  return (
    <>
      <AccountList
        list={list}
        labelledBy="sessions-heading"
        loadingText="Loading sessions..."
        emptyText="No device is signed in."
      >
        {(session) => (
          <>
            <SessionText session={session} />
            <EndButton
              session={session}
              isEnding={endingId === session._id}
              onClick={() => void end(session)}
            />
          </>
        )}
      </AccountList>
      {list.data && list.data.length > 0 && (
        <button
          type="button"
          className={buttonVariants({ variant: "secondary", className: "justify-self-start" })}
          onClick={() => setConfirming({ kind: "all" })}
        >
          End All Sessions
        </button>
      )}
      {confirming && <EndSessionDialog ending={confirming} onClose={() => setConfirming(null)} />}
    </>
  );
}

function SessionText({
  session: { deviceName, current, createdAt, lastSeenAt },
}: {
  session: AccountSession;
}) {
  return (
    <EntryText
      title={
        <>
          {deviceName}
          {current && <Badge label="This device" tone="green" glyph="good" />}
        </>
      }
    >
      <span className="inline-block">Signed in {formatMoment(createdAt)},</span>{" "}
      <span className="inline-block">last seen {formatMoment(lastSeenAt)}</span>
    </EntryText>
  );
}

type EndButtonProps = { session: AccountSession; isEnding: boolean; onClick: () => void };

function EndButton({ session: { deviceName, createdAt }, isEnding, onClick }: EndButtonProps) {
  return (
    <button
      type="button"
      className={rowActionVariants({ className: "flex-none" })}
      aria-disabled={isEnding || undefined}
      onClick={onClick}
    >
      <Icon name="logout" />
      <span>{isEnding ? "Ending..." : "End"}</span>
      <span className="sr-only">
        {" "}
        {deviceName}, signed in {formatMoment(createdAt)}
      </span>
    </button>
  );
}
