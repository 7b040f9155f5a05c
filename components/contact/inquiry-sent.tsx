import { SentReference } from "@/components/requests/sent-reference";
import type { SentRequest } from "@/components/requests/sent-request";
import { buttonVariants } from "@/components/ui/button";

/** The confirmation of a request about a vehicle, and the way back to the form. */
export function InquirySent({ sent, onStartOver }: { sent: SentRequest; onStartOver: () => void }) {
  return (
    <div className="p-5 md:p-7">
      <SentReference {...sent} />
      <div className="mt-4">
        <button type="button" className={buttonVariants({ variant: "secondary" })} onClick={onStartOver}>
          Ask Something Else
        </button>
      </div>
    </div>
  );
}
