"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { requestPath } from "@/components/desk/admin/desk-view";
import { OfficeBar } from "@/components/layout/admin/office-bar";
import { OfficeMain, officeHeading } from "@/components/layout/admin/office-main";
import { OutsideTabs } from "@/components/layout/admin/office-tabs";
import { BackLink } from "@/components/ui/admin/back-link";
import { Notice } from "@/components/ui/notice";

type CustomerViewBarProps = { reference: string; isFound: boolean; children: ReactNode };

/** The frame of the customer's view for staff: says what it is, and has a link back. */
export function CustomerViewBar({ reference, isFound, children }: CustomerViewBarProps) {
  const router = useRouter();
  return (
    <>
      <OfficeBar onReload={async () => router.refresh()} />
      <OutsideTabs />
      <OfficeMain>
        <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <BackLink href={requestPath(reference)}>Back to {reference}</BackLink>
          {isFound && <p className="text-15 text-ink-2">As the customer sees it, without the buttons.</p>}
        </div>
        {isFound ? (
          // The page has its own space at both sides.
          <div className="-mx-4 md:-mx-8">{children}</div>
        ) : (
          <>
            <h1 className={`${officeHeading} mb-4`}>Request not found</h1>
            <Notice tone="amber" icon="warning">
              There is no request with this reference. It may have been deleted.
            </Notice>
          </>
        )}
      </OfficeMain>
    </>
  );
}
