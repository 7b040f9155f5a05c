import { Notice } from "@/components/ui/notice";
import { type ResultCode, resultNotice } from "@/lib/customer-requests/results";
import type { CustomerRequest } from "@/lib/customer-requests/schema";
import { decisionText, ENDED } from "@/lib/customer-requests/texts";

/** The heading of the page says these results. */
const IN_HEADING: readonly ResultCode[] = ["accepted", "declined", "withdrawn"];

/** What the last form did. The form of a message shows its own results. */
export function ResultNotice({
  request,
  result,
  now,
  problem,
  isShownBelow,
}: {
  request: CustomerRequest;
  result: ResultCode;
  now: Date;
  /** Why the form could not be sent, more exactly than the result says. */
  problem: string | null;
  /** Whether the form of a message shows the result itself. */
  isShownBelow: boolean;
}) {
  if (isShownBelow || IN_HEADING.includes(result)) return null;
  const { tone, text } = resultNotice(result);
  const newest = request.quotes.at(-1);
  // The open quote of a request ends with it, and no newer one follows.
  const hasEnded = request.isClosed && (result === "replaced" || result === "expired");
  const decision = result === "decided" && newest ? decisionText(newest, now) : null;
  return (
    <Notice tone={tone} role={tone === "red" ? "alert" : "status"}>
      {problem ?? (hasEnded ? ENDED : (decision ?? text))}
      {result === "replaced" && !hasEnded && newest && (
        <>
          {" "}
          <a className="underline underline-offset-2" href={`#quote-${newest.number}`}>
            See it
          </a>
        </>
      )}
    </Notice>
  );
}
