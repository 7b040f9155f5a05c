import type { Metadata } from "next";
import Link from "next/link";
import { Suspense } from "react";
import { EndedNotice } from "@/components/auth/ended-notice";
import { LoginForm } from "@/components/auth/login-form";
import { ResumeSession } from "@/components/auth/resume-session";
import { OfficeFooter } from "@/components/layout/admin/office-footer";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import { pageAdmin } from "@/lib/auth/page-guard";
import { business } from "@/lib/business";

export const metadata: Metadata = { title: "Admin Login", robots: { index: false } };

/** The staff door: signing in to the office. */
export default function LoginPage() {
  return (
    <div className="login-wall">
      <div className="login-roof" />
      <main id="content" className="login-entrance">
        <div className="login-sign">
          <Tag>{business.name}</Tag>
          <span>Staff entrance</span>
        </div>
        <div className="login-door">
          <h1>Admin Login</h1>
          <EndedNotice />
          <LoginForm />
          <Suspense fallback={null}>
            <SignedInAlready />
          </Suspense>
          <Link href="/" className="login-back">
            <Icon name="arrow-left" size={18} />
            Back to the site
          </Link>
        </div>
      </main>
      <div className="login-floor" />
      <OfficeFooter />
    </div>
  );
}

async function SignedInAlready() {
  return (await pageAdmin()) ? <ResumeSession /> : null;
}
