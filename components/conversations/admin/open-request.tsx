"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { type RefObject, useEffect, useRef, useState } from "react";
import { ClosedNotice } from "@/components/conversations/admin/closed-notice";
import { ConversationLog } from "@/components/conversations/admin/conversation-log";
import { conversationPath } from "@/components/conversations/admin/conversation-queries";
import { CustomerLinkActions } from "@/components/conversations/admin/customer-link-actions";
import { JobTicket } from "@/components/conversations/admin/job-ticket";
import { QuoteSummary } from "@/components/conversations/admin/quote-summary";
import { ReplyBar } from "@/components/conversations/admin/reply-bar";
import { ReplyBox } from "@/components/conversations/admin/reply-box";
import { REPLY_MODES, type ReplyMode } from "@/components/conversations/admin/reply-modes";
import { RequestKeys } from "@/components/conversations/admin/request-keys";
import { RequestSegments, type Segment } from "@/components/conversations/admin/request-segments";
import { useNow } from "@/components/desk/admin/use-now";
import { DonorList } from "@/components/donors/admin/donor-list";
import { quotePath } from "@/components/quotes/admin/quote-paths";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import type { ConversationView } from "@/lib/conversations/schema";

/** A request that is loaded. Only part requests have quotes and donors. */
export function OpenRequest({ request }: { request: ConversationView }) {
  const { reference, kind, closed, quotes } = request;
  const router = useRouter();
  const now = useNow();
  const [segment, setSegment] = useState<Segment>("conversation");
  const box = useReplyMode();
  useMarkOpened(reference);
  const onReopen = useFocusAfterReopening(box.field, closed !== null);

  const isPart = kind === "part";
  const hasQuote = quotes.some(({ state }) => state !== "draft");
  const shownOnPhones = (one: Segment) => (isPart && segment !== one ? "max-md:hidden" : "");

  function write(mode: ReplyMode) {
    if (closed) return;
    setSegment("conversation");
    box.open(mode);
  }

  return (
    <>
      <JobTicket request={request} />
      {isPart && <RequestSegments request={request} segment={segment} onSegment={setSegment} />}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${isPart ? "lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]" : "max-w-224"}`}
      >
        <section
          aria-labelledby="conversation-heading"
          className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 ${shownOnPhones("conversation")}`}
        >
          <h2 id="conversation-heading" className="sr-only">
            Conversation
          </h2>
          <ConversationLog request={request} now={now} />
          {closed ? (
            <ClosedNotice request={request} onReopen={onReopen} />
          ) : (
            <ReplyBox
              request={request}
              mode={box.mode}
              field={box.field}
              onMode={box.setMode}
              isOpen={box.isOpen}
              onClose={box.close}
            />
          )}
        </section>
        {isPart && (
          <div
            className={`grid grid-cols-[minmax(0,1fr)] content-start gap-6 md:max-lg:order-first md:max-lg:grid-cols-2 ${segment === "conversation" ? "max-md:hidden" : ""}`}
          >
            <div className={`${shownOnPhones("quote")} ${hasQuote ? "" : "md:order-1"}`}>
              <QuoteSummary request={request} />
            </div>
            <div className={shownOnPhones("donors")}>
              <DonorList
                reference={reference}
                isWatched={request.donorWanted}
                onAdd={closed ? null : ({ _id }) => router.push(quotePath(reference, _id))}
              />
            </div>
          </div>
        )}
      </div>
      {!isPart && (
        <div className="flex flex-wrap gap-x-5">
          <CustomerLinkActions reference={reference} />
        </div>
      )}
      {!closed && !box.isOpen && <ReplyBar onMode={write} />}
      <RequestKeys reference={reference} hasQuotes={isPart} isOpen={!closed} onMode={write} />
    </>
  );
}

/** The tab of the reply box, and on phones whether it is open. A link to a request can name the tab (?mode=reply). */
function useReplyMode() {
  const asked = useSearchParams().get("mode");
  const askedMode = REPLY_MODES.find((one) => one === asked);
  const [mode, setMode] = useState<ReplyMode>(askedMode ?? "reply");
  const [isOpen, setIsOpen] = useState(askedMode !== undefined);
  /** Increases with each request to write, which moves the focus into the field. */
  const [calls, setCalls] = useState(askedMode === undefined ? 0 : 1);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (calls > 0) field.current?.focus();
  }, [calls]);
  return {
    mode,
    setMode,
    isOpen,
    field,
    open(wanted: ReplyMode) {
      setMode(wanted);
      setIsOpen(true);
      setCalls((count) => count + 1);
    },
    close: () => setIsOpen(false),
  };
}

/** The button Reopen is gone once the request is open: the reply box takes its focus. @returns what the button calls */
function useFocusAfterReopening(field: RefObject<HTMLElement | null>, isClosed: boolean): () => void {
  const isReopening = useRef(false);
  useEffect(() => {
    if (isClosed || !isReopening.current) return;
    isReopening.current = false;
    field.current?.focus();
  }, [field, isClosed]);
  return () => {
    isReopening.current = true;
  };
}

/** The request is no longer new once somebody has it on the screen. */
function useMarkOpened(reference: string) {
  useEffect(() => {
    // If it fails, the request stays new until it is opened again.
    adminRequest(`${conversationPath(reference)}/opened`, { method: "POST" }).catch(() => undefined);
  }, [reference]);
}
