import Link from "next/link";
import type { ComponentProps } from "react";
import { requestPath } from "@/components/desk/admin/desk-view";
import { ContactLinks } from "@/components/layout/admin/contact-links";
import { Facts } from "@/components/layout/admin/facts";
import { DetailsSection, DetailsText } from "@/components/lists/admin/details-section";
import { InventoryLink } from "@/components/lists/admin/inventory-link";
import { RecordHistory } from "@/components/lists/admin/record-history";
import type { AdminList } from "@/components/lists/admin/use-admin-list";
import { RequestForm } from "@/components/requests/admin/request-form";
import { RequestLayout } from "@/components/requests/admin/request-layout";
import type { BadgeVariant } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import type { StaffRequest } from "@/lib/requests/schema";

/** What differs between the details of part and repair requests. */
export type RequestDetailsContent = {
  heading: string;
  /** What the customer wrote. */
  text: string | null;
  facts: ComponentProps<typeof Facts>["facts"];
  /** The facts after the vehicle in our inventory. */
  moreFacts?: ComponentProps<typeof Facts>["facts"];
  /** The subject of an email to the customer, before the reference. */
  emailSubject: string;
  preferredContact?: "phone" | "email";
};

type RequestDetailsProps<Request extends StaffRequest> = RequestDetailsContent & {
  list: Pick<AdminList<Request>, "path" | "replace">;
  request: Request;
  statuses: Record<Request["status"], BadgeVariant>;
};

/** The expanded row of a request: the request, the contact links, the notes, the status and the history. */
export function RequestDetails<Request extends StaffRequest>({
  heading,
  text,
  facts,
  moreFacts = [],
  emailSubject,
  preferredContact = "phone",
  list,
  request,
  statuses,
}: RequestDetailsProps<Request>) {
  const { reference, inventory, customerInfo } = request;
  const path = `${list.path}/${request._id}`;
  return (
    <RequestLayout>
      <DetailsSection title={heading}>
        {text && <DetailsText>{text}</DetailsText>}
        <Facts
          facts={[
            ...facts,
            ["In inventory", inventory && <InventoryLink inventory={inventory} />],
            ...moreFacts,
            ["Reference", <Tag key="reference">{reference}</Tag>],
          ]}
        />
        <ContactLinks
          phone={customerInfo.phone}
          email={customerInfo.email}
          preferred={preferredContact}
          subject={`${emailSubject} ${reference}`}
        />
        <Link
          href={requestPath(reference)}
          className="mt-1 inline-flex min-h-11 items-center gap-2 text-(--color-link) underline underline-offset-3"
          prefetch={false}
        >
          <Icon name="tray" size={18} />
          Open on the desk
        </Link>
      </DetailsSection>
      <RequestForm path={path} request={request} statuses={statuses} onSaved={list.replace} />
      <RecordHistory path={path} version={request.version} className="col-span-full" />
    </RequestLayout>
  );
}
