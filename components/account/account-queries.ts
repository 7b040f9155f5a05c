import { queryOptions } from "@tanstack/react-query";
import { pagedQuery } from "@/components/lists/admin/list-queries";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import type { AccountEvent, AccountProfile, AccountSession } from "@/lib/auth/schema";

export const accountKeys = {
  all: ["account"],
  profile: ["account", "profile"],
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

export const PROFILE_PATH = "/api/admin/account/profile";

export const profileQuery = queryOptions({
  queryKey: accountKeys.profile,
  queryFn: ({ signal }) => adminRequest<AccountProfile>(PROFILE_PATH, { signal }),
});
