"use client";

import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { buttonVariants } from "@/components/ui/button";

/**
 * Opens the question before a quote is accepted: in a dialog, or without JavaScript as a page. `question` is the form,
 * whose way back is the button of this component.
 */
export function AcceptButton({
  href,
  className,
  label,
  question,
}: {
  href: string;
  className: string;
  label: string;
  question: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !dialog.current?.showModal) return;
    event.preventDefault();
    dialog.current.showModal();
  }

  return (
    <>
      <a className={className} href={href} onClick={open}>
        {label}
      </a>
      <dialog
        ref={dialog}
        className="fixed m-auto max-h-[calc(100dvh-2rem)] w-[min(27.5rem,100%-2rem)] overflow-y-auto overscroll-contain rounded-plate bg-sheet text-ink shadow-dialog backdrop:bg-backdrop max-sm:mb-4"
        aria-labelledby={titleId}
      >
        <div className="grid gap-3 px-6 pt-7 pb-6">
          <h2 id={titleId} className="text-28 leading-tight">
            Accept this quote?
          </h2>
          {question}
          <button
            type="button"
            className={buttonVariants({ variant: "secondary" })}
            onClick={() => dialog.current?.close()}
          >
            Not yet
          </button>
        </div>
      </dialog>
    </>
  );
}
