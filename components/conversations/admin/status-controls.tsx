"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useSession } from "@/components/auth/use-session";
import { staffQuery } from "@/components/conversations/admin/conversation-queries";
import { statusesOf } from "@/components/conversations/admin/statuses";
import { useRequestChange } from "@/components/conversations/admin/use-conversation-changes";
import { controlVariants } from "@/components/ui/control";
import type { ConversationView, StaffMember } from "@/lib/conversations/schema";

const NOBODY = "";
const row = "grid min-w-0 gap-1 md:grid-cols-[3.25rem_minmax(0,1fr)] md:items-center md:gap-2";
const label = "text-15 text-ink-3";

/** The status of a request and who has it. Both are saved when they are chosen. */
export function StatusControls({ request }: { request: ConversationView }) {
  const id = useId();
  const { saving, save } = useRequestChange(request.reference);
  const { data: staff = [] } = useQuery(staffQuery);
  const session = useSession();
  const ownId = session.status === "signed-in" ? session.user?.id : undefined;
  const { assignedTo, status } = request;
  // A disabled account can still have the request.
  const choices = withCurrent(staff, assignedTo);
  const shownStatus = saving && "status" in saving ? saving.status : status;
  const shownAssignee = saving && "assignedTo" in saving ? saving.assignedTo : assignedTo;

  return (
    <div className="grid grid-cols-2 content-start gap-3 md:grid-cols-1">
      <div className={row}>
        <label className={label} htmlFor={`${id}-status`}>
          Status
        </label>
        <select
          id={`${id}-status`}
          className={controlVariants({ kind: "select" })}
          value={shownStatus}
          aria-busy={saving !== null || undefined}
          onChange={({ target }) => {
            if (saving === null) save({ status: target.value }, { status });
          }}
        >
          {statusesOf(request.kind).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={row}>
        <label className={label} htmlFor={`${id}-with`}>
          With
        </label>
        <select
          id={`${id}-with`}
          className={controlVariants({ kind: "select" })}
          value={shownAssignee?._id ?? NOBODY}
          aria-busy={saving !== null || undefined}
          onChange={({ target }) => {
            const chosen = choices.find(({ _id }) => _id === target.value) ?? null;
            if (saving === null) save({ assignedTo: chosen }, { assignedTo });
          }}
        >
          <option value={NOBODY}>Nobody</option>
          {choices.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {_id === ownId ? `${name} (you)` : name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function withCurrent(staff: StaffMember[], current: StaffMember | null): StaffMember[] {
  return current && !staff.some(({ _id }) => _id === current._id) ? [current, ...staff] : staff;
}
