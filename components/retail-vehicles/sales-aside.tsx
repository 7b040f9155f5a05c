"use client";

import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";

/** How to reach sales, and the way to the parts side. It belongs to the browser so that it does not travel twice in each page. */
export function SalesAside() {
  return (
    <aside className="list-aside grid content-start gap-5" aria-label="Sales contact">
      <section className={`${card} p-6`}>
        <h2 className="text-26">Call sales</h2>
        <p className="mt-2 text-ink-2">Ask about any vehicle here, or set up a drive.</p>
        <p className="font-bold font-sign mt-4 text-38 leading-none">{business.phone}</p>
        <p className="mt-2 text-15 text-ink-3">{business.hoursShort.open}</p>
        <a className={buttonVariants({ variant: "primary", className: "mt-3 w-full" })} href={telephoneLink}>
          Contact Sales
        </a>
      </section>
      <section className={`${card} p-6`}>
        <h2 className="text-26">Fixing one up?</h2>
        <Link className="aside-link mt-2" href="/parts" prefetch={false}>
          Browse Parts Inventory
          <Icon name="arrow-right" />
        </Link>
        <Link className="aside-link border-t border-line" href="/partsrequest" prefetch={false}>
          Request Specific Part
          <Icon name="arrow-right" />
        </Link>
      </section>
    </aside>
  );
}
