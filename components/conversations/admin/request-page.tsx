"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { conversationQuery } from "@/components/conversations/admin/conversation-queries";
import { OpenRequest } from "@/components/conversations/admin/open-request";
import { RequestHead } from "@/components/conversations/admin/request-head";
import { RequestMissing, RequestSkeleton } from "@/components/conversations/admin/request-states";
import { deskKeys } from "@/components/desk/admin/desk-queries";
import { OfficeBar } from "@/components/layout/admin/office-bar";
import { OfficeMain } from "@/components/layout/admin/office-main";
import { OutsideTabs } from "@/components/layout/admin/office-tabs";
import { Notice } from "@/components/ui/notice";
import { RequestError } from "@/lib/http/client";
import { formatTime } from "@/lib/quotes/format";

/** One request on the desk: what it is about, the conversation, quotes and donors. */
export function RequestPage({ reference }: { reference: string }) {
  const client = useQueryClient();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(conversationQuery(reference));
  const isGone = error instanceof RequestError && error.status === 404;

  async function reload() {
    await Promise.all([
      refetch(),
      client.invalidateQueries({ queryKey: deskKeys.all }),
      client.invalidateQueries({ queryKey: ["donors", reference] }),
    ]);
  }

  return (
    <>
      <OfficeBar onReload={reload} />
      <OutsideTabs />
      <OfficeMain>
        {/* A new request starts with its heading in focus, and with its own draft. */}
        <div key={reference} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <RequestHead reference={reference} receivedAt={data?.data.createdAt ?? null} />
          <div role="status" className="empty:hidden">
            {data && error && !isGone && (
              <Notice tone="amber" icon="warning">
                Not connected since {formatTime(new Date(dataUpdatedAt).toISOString())}. This request may be
                old.
              </Notice>
            )}
          </div>
          {data && !isGone && <OpenRequest request={data.data} />}
          {!data && !error && <RequestSkeleton />}
          {error && (isGone || !data) && (
            <RequestMissing
              reference={reference}
              isGone={isGone}
              isLoading={isFetching}
              onRetry={() => void refetch()}
            />
          )}
        </div>
      </OfficeMain>
    </>
  );
}
