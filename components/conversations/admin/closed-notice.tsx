"use client";

import { firstName } from "@/components/conversations/admin/message-text";
import { REOPENED_STATUS } from "@/components/conversations/admin/statuses";
import { useRequestChange } from "@/components/conversations/admin/use-conversation-changes";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { Notice } from "@/components/ui/notice";
import type { ConversationView } from "@/lib/conversations/schema";
import { formatMonthDay } from "@/lib/quotes/format";

/** In place of the reply box of a closed request. */
export function ClosedNotice({ request, onReopen }: { request: ConversationView; onReopen: () => void }) {
  const { saving, save } = useRequestChange(request.reference);
  const { closed, withdrawnAt, status } = request;
  if (!closed) return null;
  const by = closed.by ? ` by ${firstName(closed.by)}` : withdrawnAt ? " by the customer" : "";
  return (
    <div className="md:ml-[5.75rem]">
      <Notice tone="plain">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            Closed {formatMonthDay(closed.at)}
            {by}.
          </p>
          <button
            type="button"
            className={buttonVariants({ variant: "secondary", size: "small", className: buttonStates })}
            aria-busy={saving !== null || undefined}
            onClick={() => {
              if (saving !== null) return;
              onReopen();
              save({ status: REOPENED_STATUS }, { status });
            }}
          >
            Reopen
          </button>
        </div>
      </Notice>
    </div>
  );
}
