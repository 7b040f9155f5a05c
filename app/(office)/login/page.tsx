import type { Metadata } from "next";
import { Suspense } from "react";
import { EndedNotice } from "@/components/auth/ended-notice";
import { LoginForm } from "@/components/auth/login-form";
import { ResumeSession } from "@/components/auth/resume-session";
import { OfficeFooter } from "@/components/layout/admin/office-footer";
import { BackLink } from "@/components/ui/admin/back-link";
import { Tag } from "@/components/ui/tag";
import { pageAdmin } from "@/lib/auth/page-guard";
import { business } from "@/lib/business";

export const metadata: Metadata = { title: "Admin Login", robots: { index: false } };

/** The sign-in page of the admin area, drawn as the door for staff. */
export default function LoginPage() {
  return (
    <div className="flex min-h-dvh flex-col bg-clapboard">
      <div className="h-4 bg-asphalt" />
      <main id="content" className="mx-auto flex w-[min(100%-2rem,27rem)] flex-1 flex-col justify-end pt-8">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border-2 border-ink bg-sheet px-4 py-3 font-semibold">
          <Tag size="large">{business.name}</Tag>
          <span>Staff entrance</span>
        </div>
        <div className="grid gap-5 border-door-frame border-x-10 border-t-10 bg-sheet px-5 pt-7 pb-5 md:px-8 md:pt-9 md:pb-6">
          <h1>Admin Login</h1>
          <EndedNotice />
          <LoginForm />
          <Suspense fallback={null}>
            <SignedInAlready />
          </Suspense>
          <BackLink href="/">Back to the site</BackLink>
        </div>
      </main>
      <div className="h-10 bg-apron md:h-22" />
      <OfficeFooter />
    </div>
  );
}

async function SignedInAlready() {
  return (await pageAdmin()) ? <ResumeSession /> : null;
}
