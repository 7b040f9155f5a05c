"use client";

import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { formatCents } from "@/lib/quotes/format";

const bar = [
  "sticky bottom-0 z-15 -mx-4 mt-auto border-line border-t bg-sheet px-4 pt-2.5 shadow-bar print:hidden",
  "pb-[calc(0.625rem+env(safe-area-inset-bottom))] short:static short:shadow-none",
  // As wide as the screen.
  "md:-mx-8 md:px-8 md:shadow-wide-bar md:[clip-path:inset(-24px_-50vw_0)]",
].join(" ");
const size = { size: null, className: `min-h-12 py-1.5 text-18 md:min-h-11 ${buttonStates}` };

type QuoteBarProps = {
  /** The number of the quote that is replaced. */
  replaces: number | null;
  hasEmail: boolean;
  /** US cents; null until the server has computed it. */
  totalCents: number | null;
  isSending: boolean;
  onSaveDraft: () => void;
  onSeeMail: () => void;
  onSend: () => void;
  /** Errors and questions. */
  children: ReactNode;
};

/** The bar at the bottom of the quote builder. On phones it has the total and the main button. */
export function QuoteBar({ totalCents, isSending, onSend, children, ...props }: QuoteBarProps) {
  const total = totalCents === null ? "…" : formatCents(totalCents);
  const verb = props.hasEmail ? "Send" : "Save";
  return (
    <div data-bottom-bar className={bar}>
      {children}
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        <p className="flex-1 basis-52 text-15 text-ink-2 max-md:hidden">{sentence(props)}</p>
        <div className="flex gap-2.5 max-md:hidden">
          <OtherButtons {...props} />
        </div>
        <p className="mr-auto md:hidden">
          <span className="block text-15 text-ink-2 leading-normal">Total</span>
          <b className="font-sign text-26 leading-none">{total}</b>
        </p>
        <button
          type="button"
          className={buttonVariants({ variant: "primary", ...size })}
          aria-busy={isSending || undefined}
          aria-disabled={totalCents === null || undefined}
          onClick={onSend}
        >
          {isSending ? (props.hasEmail ? "Sending..." : "Saving...") : `${verb} Quote, ${total}`}
        </button>
      </div>
    </div>
  );
}

/** The other buttons and the sentence of the bar, in the page on phones. */
export function QuoteActions(props: Omit<QuoteBarProps, "totalCents" | "isSending" | "onSend" | "children">) {
  return (
    <div className="mt-5 grid gap-3 md:hidden">
      <p className="text-15 text-ink-2">{sentence(props)}</p>
      <div className="flex flex-wrap gap-2.5">
        <OtherButtons {...props} />
      </div>
    </div>
  );
}

function sentence({ replaces, hasEmail }: Pick<QuoteBarProps, "replaces" | "hasEmail">): string {
  if (!hasEmail) return "No email: call, and read it from the page.";
  const replaced = replaces === null ? "" : ` and replaces quote ${replaces}`;
  return `Sending makes it final${replaced}. A change after that is a new quote.`;
}

function OtherButtons({
  hasEmail,
  onSaveDraft,
  onSeeMail,
}: Pick<QuoteBarProps, "hasEmail" | "onSaveDraft" | "onSeeMail">) {
  return (
    <>
      <button
        type="button"
        className={buttonVariants({ variant: "secondary", ...size })}
        onClick={onSaveDraft}
      >
        Save draft
      </button>
      {hasEmail && (
        <button
          type="button"
          className={buttonVariants({ variant: "secondary", ...size })}
          onClick={onSeeMail}
        >
          See the mail
        </button>
      )}
    </>
  );
}
