"use client";

import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { rowLink } from "@/components/ui/row-link";
import { stickyAside } from "@/components/vehicles/sticky-aside";
import { business, telephoneLink } from "@/lib/business";

/**
 * How to contact sales, and links to the parts pages. A client component, because a page contains the elements of a
 * server component twice.
 */
export function SalesAside() {
  return (
    <aside className={`${stickyAside} grid`} aria-label="Sales contact">
      <section className={`${card} p-6`}>
        <h2 className="text-26">Call sales</h2>
        <p className="mt-2 text-ink-2">Ask about any vehicle here, or set up a drive.</p>
        <p className="mt-4 font-bold font-sign text-38 leading-none">{business.phone}</p>
        <p className="mt-2 text-15 text-ink-3">{business.hoursShort.open}</p>
        <a className={buttonVariants({ variant: "primary", className: "mt-3 w-full" })} href={telephoneLink}>
          Contact Sales
        </a>
      </section>
      <section className={`${card} p-6`}>
        <h2 className="text-26">Fixing one up?</h2>
        <Link className={`${rowLink} mt-2 min-h-12`} href="/parts" prefetch={false}>
          Browse Parts Inventory
          <Icon name="arrow-right" />
        </Link>
        <Link className={`${rowLink} min-h-12 border-line border-t`} href="/partsrequest" prefetch={false}>
          Request Specific Part
          <Icon name="arrow-right" />
        </Link>
      </section>
    </aside>
  );
}
