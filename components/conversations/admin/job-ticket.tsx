import Link from "next/link";
import type { ReactNode } from "react";
import { OtherRequests } from "@/components/conversations/admin/other-requests";
import { StatusControls } from "@/components/conversations/admin/status-controls";
import { CopyButton } from "@/components/layout/admin/copy-button";
import { tabPath } from "@/components/layout/admin/tabs";
import { ACCEPTED_BADGE, isShownAsAccepted } from "@/components/requests/admin/request-badges";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import { dialLink, mailLink } from "@/lib/contact/rules";
import type { ConversationView, RequestKind } from "@/lib/conversations/schema";

const SUBJECT_LABELS: Record<RequestKind, string> = { part: "Part", repair: "Service", vehicle: "Question" };
/** Details that belong to the vehicle; the others are about what is asked. */
const VEHICLE_DETAILS = new Set(["Engine", "Mileage", "Stock number"]);
/** Details that say what they are without their label. */
const PLAIN_DETAILS = new Set(["Category", "Engine", "Topic"]);

/** What a request is about, in one box with four cells. */
export function JobTicket({ request }: { request: ConversationView }) {
  const { kind, subject, vehicle, vin, details, inventory } = request;
  return (
    <section
      aria-label="What it is about"
      className="grid rounded-plate border-2 border-ink bg-sheet md:grid-cols-2 lg:grid-cols-[5fr_5fr_5fr_minmax(15rem,4.5fr)] max-md:*:not-first:border-t max-md:*:border-line md:max-lg:*:nth-[n+3]:border-t md:max-lg:*:border-line md:max-lg:*:even:border-l lg:*:border-line lg:*:not-first:border-l"
    >
      <Cell label={SUBJECT_LABELS[kind]} title={subject}>
        <Details details={details.filter(({ label }) => !VEHICLE_DETAILS.has(label))} />
        <RecordLink kind={kind} recordId={request.recordId} />
      </Cell>
      <Cell label="For" title={vehicle ?? "No vehicle given"}>
        {vin && (
          <p className="flex flex-wrap items-center gap-x-2 font-semibold font-sign text-17 text-ink-2 tracking-wider">
            <span className="wrap-anywhere">{vin}</span>
            <CopyButton text={vin} what="VIN" />
          </p>
        )}
        <Details details={details.filter(({ label }) => VEHICLE_DETAILS.has(label))} />
        {inventory && (
          <Link
            href={tabPath(inventory.inventoryType, inventory.vehicleId)}
            className="mt-1 inline-flex min-h-8 items-center gap-2 text-15 text-link"
            prefetch={false}
          >
            <Tag tone={inventory.inventoryType === "retail" ? "ink" : "steel"}>{inventory.stockNumber}</Tag>
            <span className="underline underline-offset-3">Open the vehicle</span>
          </Link>
        )}
      </Cell>
      <Customer request={request} />
      <div className="px-4 py-3.5">
        {isShownAsAccepted(request) && (
          <p className="mb-3">
            <Badge {...ACCEPTED_BADGE} />
          </p>
        )}
        <StatusControls request={request} />
      </div>
    </section>
  );
}

function Cell({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 px-4 py-3.5 md:px-5">
      <p className="text-15 text-ink-3 max-md:sr-only">{label}</p>
      <p className="wrap-anywhere font-bold font-sign text-21 leading-snug">{title}</p>
      {children}
    </div>
  );
}

function Details({ details }: { details: ConversationView["details"] }) {
  return (
    <ul className="text-15 text-ink-2 empty:hidden">
      {details.map(({ label, value }) => (
        <li key={label} className="wrap-anywhere">
          {PLAIN_DETAILS.has(label) ? value : `${label}: ${value}`}
        </li>
      ))}
    </ul>
  );
}

function RecordLink({ kind, recordId }: { kind: RequestKind; recordId: string }) {
  if (kind === "vehicle") return null;
  return (
    <Link
      href={tabPath(kind === "part" ? "parts" : "repairs", recordId)}
      className="mt-1 inline-flex min-h-8 items-center text-15 text-link underline underline-offset-3"
      prefetch={false}
    >
      Record and history
    </Link>
  );
}

const contact = "text-link inline-flex min-h-8 items-center wrap-anywhere";
const contactOnPhone =
  "max-md:min-h-11.5 max-md:justify-center max-md:gap-2.5 max-md:rounded-field max-md:border-2 max-md:border-ink max-md:px-3 max-md:font-bold max-md:text-ink max-md:no-underline";

function Customer({ request }: { request: ConversationView }) {
  const { customer, reference, otherRequests, createdAt } = request;
  return (
    <Cell label="Customer" title={customer.name}>
      <div className="flex flex-wrap gap-x-3 text-15 max-md:mt-2 max-md:gap-2 md:grid md:justify-items-start">
        {customer.phone && (
          <a href={dialLink(customer.phone)} className={`${contact} ${contactOnPhone} max-md:flex-1`}>
            <span className="md:hidden">
              <Icon name="phone" size={18} />
            </span>
            {customer.phone}
          </a>
        )}
        {customer.email && (
          <a
            href={mailLink(customer.email, `Your request ${reference}`)}
            className={`${contact} ${contactOnPhone} max-md:min-w-11.5`}
          >
            <span className="md:hidden">
              <Icon name="mail" size={18} />
            </span>
            <span className={customer.phone ? "max-md:sr-only" : ""}>{customer.email}</span>
          </a>
        )}
      </div>
      <OtherRequests requests={otherRequests} receivedAt={createdAt} />
    </Cell>
  );
}
