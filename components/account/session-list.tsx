"use client";

import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { AccountList } from "@/components/account/account-list";
import { type Ending, EndSessionDialog, endOne } from "@/components/account/end-session";
import { formatMoment } from "@/components/layout/admin/dates";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import { deviceName } from "@/lib/auth/device-name";
import type { AccountSession } from "@/lib/auth/schema";

type SessionListProps = {
  list: UseInfiniteQueryResult<AccountSession[]>;
  /** Loads what has changed by it. */
  onEnded: () => Promise<void>;
};

/** Where a person is signed in, and the way to end it: other devices at once, this one after a question. */
export function SessionList({ list, onEnded }: SessionListProps) {
  const [asking, setAsking] = useState<Ending | null>(null);
  const [ending, setEnding] = useState<string | null>(null);

  async function end({ _id, current, device }: AccountSession) {
    if (ending !== null) return;
    if (current) return setAsking({ kind: "this", id: _id });
    setEnding(_id);
    const problem = await endOne(_id);
    setEnding(null);
    if (problem === null)
      toast({ title: "Session ended", description: `${deviceName(device)} is logged out.` });
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
            <div className="account-words">
              <p className="account-what">
                {deviceName(session.device)}
                {session.current && <Badge label="This device" tone="green" glyph="good" />}
              </p>
              <p className="account-when">
                <span>Signed in {formatMoment(session.createdAt)},</span>{" "}
                <span>last seen {formatMoment(session.lastSeenAt)}</span>
              </p>
            </div>
            <button
              type="button"
              className="office-action"
              aria-disabled={ending === session._id || undefined}
              onClick={() => void end(session)}
            >
              <Icon name="logout" />
              <span>{ending === session._id ? "Ending..." : "End"}</span>
              <span className="sr-only">
                {" "}
                {deviceName(session.device)}, signed in {formatMoment(session.createdAt)}
              </span>
            </button>
          </>
        )}
      </AccountList>
      {list.data && list.data.length > 0 && (
        <button
          type="button"
          className={buttonVariants({ variant: "secondary" })}
          onClick={() => setAsking({ kind: "all" })}
        >
          End All Sessions
        </button>
      )}
      {asking && <EndSessionDialog ending={asking} onClose={() => setAsking(null)} />}
    </>
  );
}
