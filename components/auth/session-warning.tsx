"use client";

import { useRef } from "react";
import { SessionCountdown } from "@/components/auth/session-countdown";
import { useWarning } from "@/components/auth/use-session";
import { Modal, ModalButtons, modalButton } from "@/components/ui/admin/modal";
import { toast } from "@/components/ui/toast";
import { continueSession, logout } from "@/lib/auth/browser/session";

/**
 * The inactivity warning. Escape and a click on the backdrop continue the session, like the Continue Session button.
 */
export function SessionWarning() {
  const warning = useWarning();
  const continueButton = useRef<HTMLButtonElement>(null);
  if (!warning) return null;
  const text = `${warning.onLoad ? "Your session is about to run out." : "You have been away for a while."} You will be logged out when the countdown ends.`;
  return (
    <Modal
      title="Session Timeout Warning"
      role="alertdialog"
      onClose={handleContinue}
      initialFocus={continueButton}
      text={<p>{text}</p>}
    >
      <SessionCountdown endsAt={warning.endsAt} />
      <ModalButtons>
        <button type="button" className={modalButton("secondary")} onClick={() => void logout()}>
          Logout Now
        </button>
        <button
          ref={continueButton}
          type="button"
          className={modalButton("primary")}
          onClick={handleContinue}
        >
          Continue Session
        </button>
      </ModalButtons>
    </Modal>
  );
}

async function handleContinue(): Promise<void> {
  if ((await continueSession()) !== "unanswered") return;
  toast({
    variant: "destructive",
    title: "Session not renewed",
    description: "The server did not respond. Your work is still here: check the connection before you save.",
  });
}
