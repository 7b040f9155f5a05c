"use client";

import type { Wizard } from "@/components/part-request/use-wizard";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { business, telephoneLink } from "@/lib/business";

/** Step 2: the part, by searching for it or through the three lists. */
export function PartStep({ form, parts }: Pick<Wizard, "form" | "parts">) {
  if (parts.status === "ready") return <parts.PartFields form={form} catalogue={parts.catalogue} />;
  if (parts.status === "loading") return <PartFieldsSkeleton />;
  return (
    <Notice tone="red" role="alert">
      <p>The list of parts did not arrive. Check your connection and try again.</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <button type="button" className="text-link" onClick={parts.retry}>
          Try again
        </button>
        <a className="text-link" href={telephoneLink}>
          {business.phone}
        </a>
      </p>
    </Notice>
  );
}

/** As high as the fields that replace it. */
function PartFieldsSkeleton() {
  return (
    <div className="grid gap-5" role="status">
      <span className="sr-only">Loading the list of parts...</span>
      {["search", "category", "subcategory", "part"].map((field) => (
        <div key={field} className="grid gap-1.5">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-13.5" />
        </div>
      ))}
    </div>
  );
}
