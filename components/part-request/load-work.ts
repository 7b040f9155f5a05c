import type { requestWork } from "@/components/part-request/request-work";

type RequestWork = typeof requestWork;

// One for the page: whatever needs it waits for the same load.
let loading: Promise<RequestWork> | null = null;

/**
 * The rules, the lookup and the sending, with the schemas they stand on: 45 kB that the page opens without, loaded on the
 * first call and kept. A load that failed is tried again by the next call.
 */
export function loadWork(): Promise<RequestWork> {
  loading ??= import("@/components/part-request/request-work").then(
    (module) => module.requestWork,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Starts the load without waiting for it: by the time the form is sent it is there. */
export function warmWork(): void {
  // Should it fail, whoever needs it tries again and says so.
  loadWork().catch(() => undefined);
}
