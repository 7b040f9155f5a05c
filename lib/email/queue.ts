import "server-only";
import { randomUUID } from "node:crypto";
import { after } from "next/server";
import pLimit from "p-limit";
import type { Database } from "@/lib/db";
import { environment, officeEmail } from "@/lib/env";
import type { EmailEvent } from "@/lib/generated/prisma/enums";
import { logFailure } from "@/lib/http/log";

export type NewEmail = {
  event: EmailEvent;
  /** Identifies the occurrence, such as a message id: the same event is enqueued once. */
  occurrence: string;
  /** An address; null when there is none, and then nothing is enqueued. "office" is the shop. */
  to: string | null | "office";
  conversationId?: string;
  messageId?: string;
  quoteId?: string;
};

/** Staff can undo closing a request for five seconds. The email waits a little longer. */
const CLOSED_DELAY_MS = 10_000;

/** Enqueues an email in the transaction of its event. */
export async function enqueueEmail(
  database: Database,
  { event, occurrence, to, ...relations }: NewEmail,
): Promise<void> {
  const recipient = to === "office" ? officeEmail() : to?.trim();
  if (!recipient) return;
  const now = new Date();
  const data = {
    event,
    ...relations,
    recipient,
    dedupeKey: dedupeKey(event, occurrence, to === "office" ? "office" : "customer"),
    messageIdHeader: `<${randomUUID()}@${new URL(environment().siteUrl).hostname}>`,
    createdAt: now,
    queuedAt: now,
    nextAttemptAt: new Date(now.getTime() + (event === "request_closed" ? CLOSED_DELAY_MS : 0)),
  };
  await database.email.createMany({ data, skipDuplicates: true });
}

/** What identifies an email: the same event is enqueued once for each recipient. */
export const dedupeKey = (event: EmailEvent, occurrence: string, audience: "office" | "customer"): string =>
  `${event}:${occurrence}:${audience}`;

/** A run after a response ends after this time, so that it never delays stopping the server. The worker continues. */
const LONGEST_RUN_MS = 10_000;

const oneAtATime = pLimit(1);

/** Sends what is due once the current response has been sent (`after` of next/server). Call it in every handler that enqueues. */
export function sendAfterResponse(): void {
  after(async () => {
    // A run that has not started yet also sends the emails of this call.
    if (oneAtATime.pendingCount > 0) return;
    await oneAtATime(sendDueNow).catch((error) => logFailure("Sending emails", error));
  });
}

async function sendDueNow(): Promise<void> {
  // Loaded on demand: the handlers of public posts start without the mail client.
  const { sendDueEmails } = await import("@/lib/email/worker");
  await sendDueEmails({ signal: AbortSignal.timeout(LONGEST_RUN_MS) });
}
