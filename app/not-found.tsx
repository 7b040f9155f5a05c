import type { Metadata } from "next";
import Link from "next/link";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { SkipLink } from "@/components/layout/skip-link";
import { buttonVariants } from "@/components/ui/button";
import { ButtonRow } from "@/components/ui/button-row";
import { business, telephoneLink } from "@/lib/business";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

/** The page of every URL that does not exist. */
export default function NotFound() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main
        id="content"
        tabIndex={-1}
        className="wrap grid items-center gap-8 py-16 outline-none lg:grid-cols-2 lg:py-24"
      >
        <div>
          <p className="font-bold font-sign text-26 leading-[1.25] text-ink-3">404</p>
          <h1 className="mt-1">This page does not exist</h1>
          <p className="mt-4 max-w-md text-ink-2">
            It may have been moved, or the vehicle it showed has left the lot. Call us at{" "}
            <a className="whitespace-nowrap text-link" href={telephoneLink}>
              {business.phone}
            </a>{" "}
            if you are looking for something in particular.
          </p>
          <ButtonRow className="mt-6">
            <Link className={buttonVariants({ variant: "primary" })} href="/" prefetch={false}>
              Back to Home
            </Link>
            <Link className={buttonVariants({ variant: "secondary" })} href="/inventory" prefetch={false}>
              See What Is on the Lot
            </Link>
          </ButtonRow>
        </div>
        <img
          className="w-full max-w-sm"
          src="/drawings/scene-closed-door.svg"
          alt=""
          width={240}
          height={150}
          loading="lazy"
        />
      </main>
      <SiteFooter />
    </>
  );
}
