"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { donorsQuery } from "@/components/donors/admin/donor-queries";
import { DonorRow } from "@/components/donors/admin/donor-row";
import { DonorWatch } from "@/components/donors/admin/donor-watch";
import { RetryButton } from "@/components/lists/admin/retry-button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { DonorView } from "@/lib/donors/schema";

type DonorListProps = {
  reference: string;
  /** Whether the request comes back to the desk when a donor comes in. */
  isWatched: boolean;
  /** Null when the request is closed. */
  onAdd: ((donor: DonorView) => void) | null;
};

/** The vehicles that a requested part may come from, best first, each with what speaks for and against it. */
export function DonorList({ reference, isWatched, onAdd }: DonorListProps) {
  const { data: donors, isPending, refetch } = useQuery(donorsQuery(reference));
  const hasDonors = donors !== undefined && donors.length > 0;
  return (
    <section aria-labelledby="donors-heading">
      <div className="flex items-baseline justify-between gap-3 border-ink border-b-2 pb-1.5">
        <h2 id="donors-heading" className="text-24 leading-[1.15]">
          Donors that fit
        </h2>
        {hasDonors && <p className="text-15 text-ink-3">{donors.length} on the lot, best first</p>}
      </div>
      {hasDonors && (
        <ul>
          {donors.map((donor) => (
            <DonorRow key={donor._id} donor={donor} onAdd={onAdd} />
          ))}
        </ul>
      )}
      {!hasDonors && (
        <div className="py-4">
          {donors ? (
            <>
              <p>No donor on the lot.</p>
              {onAdd && <DonorWatch reference={reference} isWatched={isWatched} />}
            </>
          ) : (
            <NoAnswer isPending={isPending} onRetry={() => void refetch()} />
          )}
        </div>
      )}
    </section>
  );
}

function NoAnswer({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }): ReactNode {
  if (!isPending) {
    return (
      <Notice tone="red" role="alert">
        The donors did not load. <RetryButton onClick={onRetry} />
      </Notice>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        Loading donors...
      </p>
      <div className="grid gap-4" aria-hidden="true">
        {["first", "second", "third"].map((row) => (
          <Skeleton key={row} className="h-18" />
        ))}
      </div>
    </>
  );
}
