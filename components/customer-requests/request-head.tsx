import { Tag } from "@/components/ui/tag";
import { HEADLINES, kindName } from "@/lib/customer-requests/rules";
import type { CustomerRequest } from "@/lib/customer-requests/schema";
import { leadFor } from "@/lib/customer-requests/texts";
import { longDay } from "@/lib/response-clock-text";

/** The id of the page's heading, which gets the focus when a quote was accepted. */
export const REQUEST_HEADING_ID = "request-heading";

/** The head of a customer's page: the reference, and the state as a sentence. */
export function RequestHead({ request }: { request: CustomerRequest }) {
  return (
    <div className="border-line border-b bg-sheet">
      <div className="wrap py-5 md:py-9">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-15 text-ink-2">
          <Tag size="large">{request.reference}</Tag>
          <span>
            {kindName(request.kind)} of {longDay(request.createdAt)}
          </span>
        </p>
        <h1 id={REQUEST_HEADING_ID} tabIndex={-1} className="mt-4 outline-none">
          {HEADLINES[request.state]}
        </h1>
        <p className="mt-3 max-w-2xl text-18 text-ink-2 leading-normal wrap-anywhere md:text-19">
          {leadFor(request)}
        </p>
      </div>
    </div>
  );
}
