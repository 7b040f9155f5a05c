import Link from "next/link";
import { statusLabel } from "@/components/conversations/admin/statuses";
import { requestPath } from "@/components/desk/admin/desk-view";
import type { OtherRequest } from "@/lib/conversations/schema";
import { formatMonthDay } from "@/lib/quotes/format";

type OtherRequestsProps = { requests: OtherRequest[]; receivedAt: string };

/** The customer's other requests: how many there are, and a list to open. */
export function OtherRequests({ requests, receivedAt }: OtherRequestsProps) {
  if (requests.length === 0) return null;
  const which = requests.every(({ createdAt }) => createdAt < receivedAt) ? "earlier" : "other";
  const accepted = requests.filter((request) => request.accepted).length;
  return (
    <details className="mt-1 text-15">
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline decoration-dotted underline-offset-3">
        {requests.length} {which} {requests.length === 1 ? "request" : "requests"}
        {accepted > 0 && `, ${accepted} accepted`}
      </summary>
      <ul className="grid gap-1.5 pt-1 pb-1">
        {requests.map(({ reference, kind, subject, status, accepted: isAccepted, createdAt }) => (
          <li key={reference} className="wrap-anywhere">
            <Link href={requestPath(reference)} className="text-link inline-block min-h-6" prefetch={false}>
              {reference}
            </Link>
            , {subject}, {formatMonthDay(createdAt)}, {isAccepted ? "Accepted" : statusLabel(kind, status)}
          </li>
        ))}
      </ul>
    </details>
  );
}
