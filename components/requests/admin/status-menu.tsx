"use client";

import { DropdownMenu } from "radix-ui";
import { ACCEPTED_BADGE, isShownAsAccepted } from "@/components/requests/admin/request-badges";
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
  const look = isShownAsAccepted(request) ? ACCEPTED_BADGE : looks[request.status];

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
        className="-my-1.5 inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-field pe-1 text-left text-ink-2 hover:bg-current/10 aria-busy:cursor-progress aria-busy:opacity-60"
        aria-busy={busy || undefined}
        aria-label={`${look?.label}: change for ${reference}, ${customerInfo.name}`}
      >
        {look && <Badge {...look} />}
        <Icon name="chevron-down" size={16} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="z-30 grid max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-card border border-control bg-sheet p-1 shadow-[0_10px_30px_rgb(0_0_0/25%)]"
        align="start"
        sideOffset={4}
        collisionPadding={8}
      >
        <DropdownMenu.RadioGroup value={request.status} onValueChange={choose}>
          {Object.entries(looks).map(([status, choice]) => (
            <DropdownMenu.RadioItem
              key={status}
              value={status}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-field px-2 data-highlighted:bg-concrete"
            >
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
