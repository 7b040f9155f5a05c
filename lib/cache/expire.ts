import "server-only";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";

/** Kept by the server around Next (scripts/site/pages-in-progress.mjs), which is in the same process. */
const PAGES = Symbol.for("hometown.pages-in-progress");
/** A visitor on a slow line must not hold up whoever saves a record. */
const LONGEST_WAIT_MS = 2_000;
/** For pages that are rendered with nobody waiting for them: longer than any rendering takes. */
const SECOND_SWEEP_MS = 3_000;

/**
 * Has every page of this instance that carries one of the tags rendered anew from here on. A page that was being
 * rendered when the record changed is stored after its tag expired, and would pass for new: so the pages that are being
 * answered are waited for, and the tags expire once more.
 */
export async function expireHere(tags: readonly string[]): Promise<void> {
  markExpired(tags);
  await pagesInProgress();
  // Both times are kept in whole milliseconds: what was stored just now must be older than the second mark.
  await new Promise((resolve) => setTimeout(resolve, 2));
  markExpired(tags);
  setTimeout(() => markExpired(tags), SECOND_SWEEP_MS).unref();
}

async function pagesInProgress(): Promise<void> {
  const pages = (globalThis as { [PAGES]?: Set<Promise<void>> })[PAGES];
  if (!pages || pages.size === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const longest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS);
  });
  await Promise.race([Promise.all(pages), longest]);
  clearTimeout(timer);
}

// Next keeps the times of expired tags in this map, for stored pages and for `use cache` alike.
function markExpired(tags: readonly string[]): void {
  const now = Date.now();
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: now });
}
