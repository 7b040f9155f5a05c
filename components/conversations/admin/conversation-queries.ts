import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { adminContent, type Tagged } from "@/lib/auth/browser/admin-content";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import type { ConversationView, StaffMember } from "@/lib/conversations/schema";

/** Milliseconds between two reads of an open request. */
const POLL_MS = 10_000;
const FAILURE = "The request did not load.";

type Content = Tagged<ConversationView>;

export const conversationPath = (reference: string) =>
  `/api/admin/conversations/${encodeURIComponent(reference)}`;

export const conversationKey = (reference: string) => ["conversation", reference] as const;

/** One request, read again every ten seconds while the page is visible. */
export const conversationQuery = (reference: string) =>
  queryOptions({
    queryKey: conversationKey(reference),
    queryFn: ({ client, signal }): Promise<Content> => {
      const known = client.getQueryData<Content>(conversationKey(reference));
      // What a change returned has no tag.
      return adminContent(conversationPath(reference), known?.tag ? known : undefined, {
        signal,
        failure: FAILURE,
      });
    },
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });

/** Shows what a change returned. A read that started before the change must not overwrite it. */
export async function showConversation(client: QueryClient, view: ConversationView): Promise<void> {
  const queryKey = conversationKey(view.reference);
  await client.cancelQueries({ queryKey });
  client.setQueryData<Content>(queryKey, { data: view, tag: "" });
}

/** The request as it is shown now. */
export const shownConversation = (client: QueryClient, reference: string): ConversationView | undefined =>
  client.getQueryData<Content>(conversationKey(reference))?.data;

/** Everyone who can have a request. */
export const staffQuery = queryOptions({
  queryKey: ["staff"],
  queryFn: ({ signal }) => adminRequest<StaffMember[]>("/api/admin/staff", { signal }),
  staleTime: 60_000,
});
