"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { MailDetail } from "@/components/email/admin/mail-detail";
import { MailList } from "@/components/email/admin/mail-list";
import { mailKeys } from "@/components/email/admin/mail-queries";
import { OfficeBar } from "@/components/layout/admin/office-bar";
import { OfficeMain } from "@/components/layout/admin/office-main";
import { OutsideTabs } from "@/components/layout/admin/office-tabs";
import { BackLink } from "@/components/ui/admin/back-link";
import { Notice } from "@/components/ui/notice";

/** The mail page: the list of emails, or the one in the URL. */
export function MailView({ isConfigured }: { isConfigured: boolean }) {
  const openId = useSearchParams().get("open");
  const client = useQueryClient();
  return (
    <>
      <OfficeBar onReload={() => client.invalidateQueries({ queryKey: mailKeys.all })} />
      <OutsideTabs />
      <OfficeMain>
        {!isConfigured && (
          <Notice tone="amber" icon="warning" className="mb-4">
            No mail leaves this machine. Set SMTP_URL to send it. Until then it is written to .data/mail, and
            can be read here.
          </Notice>
        )}
        {openId === null ? (
          <>
            <BackLink href="/admin/desk">Back to the desk</BackLink>
            <MailList isConfigured={isConfigured} />
          </>
        ) : (
          <MailDetail key={openId} id={openId} isConfigured={isConfigured} />
        )}
      </OfficeMain>
    </>
  );
}
