import "server-only";
import type { Admin } from "@/lib/auth/admin";
import type { Database } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { RecordAction, RecordKind } from "@/lib/generated/prisma/enums";

type Change = {
  kind: RecordKind;
  recordId: string;
  /** The version that the change made. */
  version: number;
  action: RecordAction;
  before: object | null;
  after: object | null;
};

/** Keeps who changed which record, and what it was before and after, in the transaction that changes it. */
export async function recordChange(database: Database, admin: Admin, change: Change): Promise<void> {
  await database.recordVersion.create({
    data: {
      kind: change.kind,
      recordId: change.recordId,
      version: change.version,
      action: change.action,
      actorId: admin.userId,
      actorName: admin.username,
      ...(change.before ? { before: change.before as Prisma.InputJsonObject } : {}),
      ...(change.after ? { after: change.after as Prisma.InputJsonObject } : {}),
    },
    select: { id: true },
  });
}
