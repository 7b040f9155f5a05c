import { queryOptions } from "@tanstack/react-query";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import type { SavedReply, SavedReplyInput } from "@/lib/saved-replies/schema";

const PATH = "/api/admin/saved-replies";

/** All saved replies, by name. */
export const savedRepliesQuery = queryOptions({
  queryKey: ["saved-replies"],
  queryFn: ({ signal }) => adminRequest<SavedReply[]>(PATH, { signal }),
  staleTime: 30_000,
});

const ifMatch = ({ version }: SavedReply) => ({ "If-Match": `"${version}"` });

/** Creates a reply, or changes `reply` unless someone else changed it first. */
export function saveReply(input: SavedReplyInput, reply: SavedReply | null): Promise<SavedReply> {
  return reply
    ? adminRequest(`${PATH}/${reply._id}`, { method: "PUT", body: input, headers: ifMatch(reply) })
    : adminRequest(PATH, { method: "POST", body: input });
}

/** Deletes a saved reply, unless somebody else changed it since it was read. */
export function deleteReply(reply: SavedReply): Promise<void> {
  return adminRequest(`${PATH}/${reply._id}`, { method: "DELETE", headers: ifMatch(reply) });
}
