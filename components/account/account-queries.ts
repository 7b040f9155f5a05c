import { pagedQuery } from "@/components/lists/admin/list-queries";
import type { AccountEvent, AccountSession } from "@/lib/auth/schema";

export const accountKeys = {
  all: ["account"],
  sessions: ["account", "sessions"],
  events: ["account", "events"],
};

export const sessionsQuery = pagedQuery<AccountSession>(
  accountKeys.sessions,
  "/api/admin/account/sessions",
  "Failed to fetch sessions",
);

export const eventsQuery = pagedQuery<AccountEvent>(
  accountKeys.events,
  "/api/admin/account/events",
  "Failed to fetch activity",
);
