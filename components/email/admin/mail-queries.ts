import { queryOptions } from "@tanstack/react-query";
import { pagedQuery } from "@/components/lists/admin/list-queries";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import type { EmailListItem, EmailView } from "@/lib/email/schema";

const PATH = "/api/admin/emails";

export const mailKeys = {
  all: ["emails"],
  list: ["emails", "list"],
  one: (id: string) => ["emails", "one", id],
};

export const emailsQuery = pagedQuery<EmailListItem>(mailKeys.list, PATH, "Failed to fetch emails");

/** One email with its content. */
export const emailQuery = (id: string) =>
  queryOptions({
    queryKey: mailKeys.one(id),
    queryFn: ({ signal }) => adminRequest<EmailView>(`${PATH}/${encodeURIComponent(id)}`, { signal }),
  });

/** Sends an email again that failed for good. @throws RequestError */
export const sendAgain = (id: string) =>
  adminRequest<void>(`${PATH}/${encodeURIComponent(id)}/retry`, { method: "POST" });
