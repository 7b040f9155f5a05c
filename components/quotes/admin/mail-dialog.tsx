"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { RetryButton } from "@/components/lists/admin/retry-button";
import { quoteApi } from "@/components/quotes/admin/quote-paths";
import { modalEvents, useModal } from "@/components/ui/admin/use-modal";
import { iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { adminRequest } from "@/lib/auth/browser/admin-request";

type Mail = { subject: string; html: string; text: string };

/** The email that sending the draft would send, 600 pixels wide. */
export function MailDialog({ reference, onClose }: { reference: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog);
  const {
    data: mail,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ["quote-email", reference],
    queryFn: ({ signal }) => adminRequest<Mail>(quoteApi.email(reference), { signal }),
    // Each dialog shows the draft as it is now.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <dialog
      ref={dialog}
      className="fixed m-auto max-h-[calc(100dvh-2rem)] w-[min(37.5rem,100%-2rem)] overflow-y-auto overscroll-contain rounded-plate bg-sheet text-ink shadow-dialog backdrop:bg-backdrop open:animate-dialog"
      aria-labelledby={id}
      {...modalEvents(onClose)}
    >
      <div className="flex items-start justify-between gap-3 border-line border-b py-2 pr-2 pl-5">
        <h2 id={id} className="py-2 text-24 leading-[1.15] wrap-anywhere">
          {mail?.subject ?? "The mail"}
        </h2>
        <button type="button" className={iconButton} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {mail && (
        // Without scripts, forms and links to other windows.
        <iframe
          title={mail.subject}
          srcDoc={mail.html}
          sandbox=""
          className="block h-[min(60rem,75dvh)] w-full border-0 bg-white"
        />
      )}
      {!mail && isPending && <Skeleton square className="h-[min(60rem,75dvh)]" />}
      {!mail && !isPending && (
        <div className="p-5">
          <Notice tone="red" role="alert">
            The mail did not load. <RetryButton onClick={() => void refetch()} />
          </Notice>
        </div>
      )}
    </dialog>
  );
}
