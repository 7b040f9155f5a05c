import "server-only";
import { notFound } from "next/navigation";

/** Set by the server around Next (scripts/site/page-head.mjs), which is in the same process. */
const STATUSES = Symbol.for("hometown.page-statuses");

/** More pages than Next keeps in memory, so that no stored page outlives its status. */
const MOST_REMEMBERED = 20_000;

/**
 * Has the page of a path answered with 404 or 410 though it is rendered like any other, so that it can be read without a
 * script. Where no server of ours is around Next, the page is Next's own 404 instead.
 */
export function setPageStatus(path: string, status: 404 | 410): void {
  const statuses = (globalThis as { [STATUSES]?: Map<string, number> })[STATUSES];
  if (!statuses) notFound();
  if (statuses.size >= MOST_REMEMBERED) {
    const oldest = statuses.keys().next().value;
    if (oldest !== undefined) statuses.delete(oldest);
  }
  statuses.set(path, status);
}

/** Takes a status back: the page of the path is an ordinary one. */
export function clearPageStatus(path: string): void {
  (globalThis as { [STATUSES]?: Map<string, number> })[STATUSES]?.delete(path);
}
