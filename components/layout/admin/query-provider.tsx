"use client";

import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

// Results are rendered before the next event: the second click of a double click already finds a busy button.
notifyManager.setScheduler(queueMicrotask);

/**
 * The query cache of the admin area. Mount it once per session, so that no user sees what another one loaded.
 * Failed requests are not retried automatically: each error is shown with a Retry button. Offline requests fail
 * instead of being paused.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, networkMode: "always", refetchOnWindowFocus: false },
          mutations: { networkMode: "always" },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
