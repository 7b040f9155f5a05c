import "server-only";
import type { Admin } from "@/lib/auth/admin";
import type { Database } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { RecordAction, RecordKind } from "@/lib/generated/prisma/enums";

type Change = {
  kind: RecordKind;
  recordId: string;
  /** The version that the change created. */
  version: number;
  action: RecordAction;
  before: object | null;
  after: object | null;
};

/** The name of visitors in the audit trail. No account can have it: account names are in lower case. */
export const VISITOR = "Customer";

/** Stores who changed which record, and its state before and after, in the transaction that changes it. */
export async function recordChange(
  database: Database,
  actor: Admin | typeof VISITOR,
  change: Change,
): Promise<void> {
  await database.recordVersion.create({
    data: {
      kind: change.kind,
      recordId: change.recordId,
      version: change.version,
      action: change.action,
      ...(actor === VISITOR ? { actorName: VISITOR } : { actorId: actor.userId, actorName: actor.username }),
      ...(change.before ? { before: change.before as Prisma.InputJsonObject } : {}),
      ...(change.after ? { after: change.after as Prisma.InputJsonObject } : {}),
    },
    select: { id: true },
  });
}
