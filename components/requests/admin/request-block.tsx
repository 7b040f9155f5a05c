import type { ReactNode } from "react";
import { formatMoment } from "@/components/layout/admin/dates";

type RequestBlockProps = { name: string; badges: ReactNode; what: string; createdAt: string };

/** A request on a phone: who, in which state, what they want, and since when. */
export function RequestBlock({ name, badges, what, createdAt }: RequestBlockProps) {
  return (
    <>
      <span className="office-block-first">
        <strong>{name}</strong>
        <span className="office-badges">{badges}</span>
      </span>
      <span className="office-block-title">{what}</span>
      <time className="office-block-last" dateTime={createdAt}>
        {formatMoment(createdAt)}
      </time>
    </>
  );
}
