"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { requestTitle } from "@/components/conversations/admin/statuses";
import { useNeighbors } from "@/components/conversations/admin/use-neighbors";
import { officeHeading } from "@/components/layout/admin/office-main";
import { Icon, type IconName } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import { formatShortMoment } from "@/lib/quotes/format";

const arrow =
  "inline-grid size-11.5 place-items-center rounded-field border border-control bg-sheet hover:bg-concrete disabled:text-ink-3 disabled:hover:bg-sheet";

type RequestHeadProps = { reference: string; receivedAt: string | null };

/** The heading of a request, with the way back and to its neighbors in the list. It has the focus on arrival. */
export function RequestHead({ reference, receivedAt }: RequestHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { deskPath, position, previousPath, nextPath } = useNeighbors(reference);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        href={deskPath}
        className="inline-flex min-h-11 items-center gap-2 pr-1 font-semibold underline-offset-4 hover:underline"
        prefetch={false}
      >
        <Icon name="arrow-left" size={18} />
        Desk
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:order-1 max-md:w-full">
        <h1 ref={heading} tabIndex={-1} className={`${officeHeading} outline-none`}>
          {requestTitle(reference)} <span className="sr-only">{reference}</span>
        </h1>
        <span aria-hidden="true">
          <Tag>{reference}</Tag>
        </span>
        {receivedAt && (
          <p className="text-15 text-ink-3 max-md:hidden">received {formatShortMoment(receivedAt)}</p>
        )}
      </div>
      <nav aria-label="Requests of the list" className="ml-auto flex items-center gap-2">
        {position && <p className="mr-1 text-15 text-ink-3">{position}</p>}
        <Neighbor path={previousPath} label="Previous request" icon="chevron-up" keyName="k" />
        <Neighbor path={nextPath} label="Next request" icon="chevron-down" keyName="j" />
      </nav>
    </div>
  );
}

type NeighborProps = { path: string | null; label: string; icon: IconName; keyName: string };

function Neighbor({ path, label, icon, keyName }: NeighborProps) {
  if (path === null) {
    return (
      <button type="button" className={arrow} aria-label={label} disabled>
        <Icon name={icon} />
      </button>
    );
  }
  return (
    <Link href={path} className={arrow} prefetch={false} aria-label={label} aria-keyshortcuts={keyName}>
      <Icon name={icon} />
    </Link>
  );
}
