"use client";

import { useEffect, useRef } from "react";
import { Modal, ModalButtons, modalButton } from "@/components/ui/admin/modal";
import type { PhotoWait } from "@/components/vehicles/admin/form/use-photo-wait";

/** Asks what to do about photos that failed while a save waited for them. */
export function FailedPhotosDialog({ photoWait }: { photoWait: PhotoWait }) {
  const { failed } = photoWait;
  const isAsking = failed.length > 0;
  const wasAsking = useRef(false);
  // Back in the form, focus the first photo that failed.
  useEffect(() => {
    if (wasAsking.current && !isAsking) focusFailedUpload();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return isAsking && <Question photoWait={photoWait} />;
}

function Question({ photoWait: { failed, tryAgain, saveWithout, stop } }: { photoWait: PhotoWait }) {
  const first = useRef<HTMLButtonElement>(null);
  const canRetry = failed.some(({ problem }) => problem?.canRetry);
  const isOne = failed.length === 1;
  return (
    <Modal
      title={isOne ? "A photo was not uploaded" : `${failed.length} photos were not uploaded`}
      role="alertdialog"
      onClose={stop}
      initialFocus={first}
      text={
        <>
          <ul>
            {failed.map(({ id, file, problem }) => (
              <li key={id}>
                {file.name}: {problem?.message}
              </li>
            ))}
          </ul>
          <p>The vehicle is not saved yet.</p>
        </>
      }
    >
      <ModalButtons>
        <button
          type="button"
          className={modalButton("secondary")}
          ref={canRetry ? undefined : first}
          onClick={stop}
        >
          Keep Editing
        </button>
        <button
          type="button"
          className={modalButton(canRetry ? "secondary" : "primary")}
          onClick={saveWithout}
        >
          {isOne ? "Save Without It" : "Save Without Them"}
        </button>
        {canRetry && (
          <button type="button" className={modalButton("primary")} ref={first} onClick={tryAgain}>
            Try Again
          </button>
        )}
      </ModalButtons>
    </Modal>
  );
}

/** The button that tries the first failed upload again; or removes it when a retry cannot succeed. */
function focusFailedUpload(): void {
  const button = document.querySelector<HTMLElement>("li[data-failed='true'] button");
  button?.focus();
  button?.scrollIntoView({ block: "center" });
}
