import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { staffName, USER_COLUMNS } from "@/lib/conversations/message-view";
import type { Database } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";

/**
 * The line of the conversation, for staff only, when `admin` gives a request to a user, or to nobody.
 * @throws ApiError 400 for an unknown or disabled account.
 */
export async function assignmentLine(
  database: Database,
  admin: Admin,
  userId: string | null,
): Promise<string> {
  const ids = [admin.userId, ...(userId === null ? [] : [userId])];
  const users = await database.user.findMany({
    where: { id: { in: ids } },
    select: { ...USER_COLUMNS, disabledAt: true },
  });
  const by = users.find(({ id }) => id === admin.userId);
  const byName = by ? staffName(by) : admin.username;
  if (userId === null) return `Assigned to nobody, by ${byName}.`;
  const user = users.find(({ id }) => id === userId);
  if (!user || user.disabledAt !== null) {
    const message = "There is no such account, or it is disabled.";
    throw new ApiError("invalid_input", message, { fields: { assignedTo: message } });
  }
  return userId === admin.userId ? `Assigned to ${byName}.` : `Assigned to ${staffName(user)}, by ${byName}.`;
}
