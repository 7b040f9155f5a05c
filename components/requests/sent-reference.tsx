import { FollowLink } from "@/components/requests/follow-link";
import type { SentRequest } from "@/components/requests/sent-request";

/** The reference of a request that was sent, and the link to its page. */
export function SentReference({ reference, statusUrl }: SentRequest) {
  return (
    <>
      {reference && (
        <>
          <p className="mt-3 text-ink-2">Your reference, in case you call. Please note it down:</p>
          <p className="mt-2 w-fit bg-punched-stamp py-2 pr-5 pl-10 font-bold font-sign text-36 text-on-stamp tabular-nums leading-snug tracking-wider clip-tag-large">
            {reference}
          </p>
        </>
      )}
      <FollowLink statusUrl={statusUrl} />
    </>
  );
}
