"use client";

import { DropdownMenu } from "radix-ui";
import { type StatusList, useStatusChange } from "@/components/requests/admin/use-status-change";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import type { StaffRequest } from "@/lib/requests/schema";

type StatusMenuProps<Request extends StaffRequest> = {
  request: Request;
  /** The labels of the statuses, in order. */
  statuses: Record<Request["status"], BadgeVariant>;
  list: StatusList<Request>;
};

/** The status of a request in its row: a button with a menu of all statuses. */
export function StatusMenu<Request extends StaffRequest>(props: StatusMenuProps<Request>) {
  const { request, statuses, list } = props;
  const { reference, customerInfo } = request;
  const { isPending: busy, mutateAsync: update } = useStatusChange(list);
  const looks: Record<string, BadgeVariant> = statuses;
  const look = looks[request.status];

  async function choose(status: string) {
    if (busy || status === request.status) return;
    const [problem] = (await update({ requests: [request], status })).problems;
    if (!problem) {
      toast({ title: `Request ${reference} updated`, description: `Status: ${looks[status]?.label}.` });
    } else {
      const title = `Request ${reference} not updated`;
      toast({ title, description: problem.message, variant: "destructive" });
    }
  }

  return (
    // Not modal: the page behind it can be scrolled. Without a portal it stays inside the page's main landmark.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className="status-button"
        aria-busy={busy || undefined}
        aria-label={`${look?.label}: change for ${reference}, ${customerInfo.name}`}
      >
        {look && <Badge {...look} />}
        <Icon name="chevron-down" size={16} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="status-menu" align="start" sideOffset={4} collisionPadding={8}>
        <DropdownMenu.RadioGroup value={request.status} onValueChange={choose}>
          {Object.entries(looks).map(([status, choice]) => (
            <DropdownMenu.RadioItem key={status} value={status} className="status-choice">
              <Badge {...choice} />
              <DropdownMenu.ItemIndicator>
                <Icon name="check" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
