"use client";

import Link from "next/link";
import { useState } from "react";
import { conversationPath } from "@/components/conversations/admin/conversation-queries";
import { requestPath } from "@/components/desk/admin/desk-view";
import { ConfirmDialog } from "@/components/ui/admin/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import { adminRequest } from "@/lib/auth/browser/admin-request";

const action =
  "inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-15 underline-offset-4 hover:underline";

/** What staff can do about the customer's page: look at it, and revoke its link. */
export function CustomerLinkActions({ reference }: { reference: string }) {
  const [isAsking, setIsAsking] = useState(false);

  async function revoke(): Promise<string | null> {
    try {
      await adminRequest(`${conversationPath(reference)}/revoke-link`, { method: "POST" });
    } catch (error) {
      return error instanceof Error ? error.message : "The link could not be revoked.";
    }
    toast({ title: "Link revoked", description: "The next email to the customer has a new one." });
    return null;
  }

  return (
    <>
      <Link href={`${requestPath(reference)}/customer-view`} className={action} prefetch={false}>
        <Icon name="external" size={18} />
        As the customer sees it
      </Link>
      <button type="button" className={action} onClick={() => setIsAsking(true)}>
        <Icon name="lock" size={18} />
        Revoke the link
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Revoke the customer's link?"
          confirmLabel="Revoke Link"
          busyLabel="Revoking..."
          onConfirm={revoke}
          onClose={() => setIsAsking(false)}
        >
          <p>
            The link in all emails so far stops working. The next email has a new one, and the customer can
            request one with the reference and email.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
