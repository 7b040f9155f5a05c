import "server-only";
import pLimit from "p-limit";
import { isOneAddress } from "@/lib/email/address";
import { failureOf } from "@/lib/email/failure";
import {
  type Claim,
  claimEmails,
  LEASE_MS,
  recordDelay,
  recordFailure,
  recordSent,
  releaseEmail,
  removeEmail,
} from "@/lib/email/mutations";
import { persist } from "@/lib/email/persist";
import { readEmail } from "@/lib/email/queries";
import { type EmailSource, isObsolete, renderEmail } from "@/lib/email/render";
import { nextAttempt } from "@/lib/email/retry";
import { MAX_CONNECTIONS, type Mail, type MailTransport, openTransport } from "@/lib/email/transport";
import { emailSender, officeEmail } from "@/lib/env";
import { logFailure } from "@/lib/http/log";

const BATCH_SIZE = 20;
/** An email is not sent in this last part of its lease, because sending may take that long. */
const LEASE_MARGIN_MS = LEASE_MS / 2;

export type Run = {
  transport?: MailTransport;
  now?: () => Date;
  /** Ends the run: emails that are being sent are finished, the others are returned. */
  signal?: AbortSignal;
};

type Delivery = Required<Omit<Run, "signal">> & { signal: AbortSignal | undefined };

/**
 * Sends the emails that are due, three at a time. Each is claimed, then sent outside of any transaction, then its result
 * is recorded. If the process ends between the last two, another worker sends it again when the lease ends.
 * @returns the number of emails that were tried
 */
export async function sendDueEmails(run: Run = {}): Promise<number> {
  const { now = () => new Date(), signal } = run;
  let claims = await claimEmails(now(), BATCH_SIZE);
  if (claims.length === 0) return 0;
  const transport = run.transport ?? openTransport();
  const limit = pLimit(MAX_CONNECTIONS);
  let count = 0;
  try {
    while (claims.length > 0) {
      count += claims.length;
      const delivery = { transport, now, signal };
      const results = await Promise.allSettled(claims.map((claim) => limit(() => deliver(claim, delivery))));
      const problem = results.find((result) => result.status === "rejected");
      if (problem) throw problem.reason;
      const isLast = claims.length < BATCH_SIZE || signal?.aborted;
      claims = isLast ? [] : await claimEmails(now(), BATCH_SIZE);
    }
  } finally {
    if (!run.transport) transport.close();
  }
  return count;
}

async function deliver(claim: Claim, { transport, now, signal }: Delivery): Promise<void> {
  if (signal?.aborted) return releaseEmail(claim, now());
  if (now().getTime() > claim.leaseUntil.getTime() - LEASE_MARGIN_MS) return releaseEmail(claim, now());
  const source = await readEmail(claim.id, now());
  if (source === null) return;
  if (!isOneAddress(source.recipient)) return recordFailure(claim, "address unknown", now());
  const mail = written(source, now());
  if (mail === "obsolete") return removeEmail(claim);
  if (mail === "failed") return delay(claim, "the mail could not be written", now());
  try {
    await transport.send(mail);
  } catch (error) {
    const { isPermanent, reason } = failureOf(error);
    return isPermanent ? recordFailure(claim, reason, now()) : delay(claim, reason, now());
  }
  await persist(() => recordSent(claim, now()));
}

function written(source: EmailSource, now: Date): Mail | "obsolete" | "failed" {
  if (isObsolete(source, now)) return "obsolete";
  try {
    const isForOffice = source.event.startsWith("office_");
    return {
      id: source.id,
      from: emailSender(),
      to: source.recipient,
      ...(!isForOffice && { replyTo: officeEmail() }),
      messageId: source.messageIdHeader,
      ...renderEmail(source, now),
    };
  } catch (error) {
    logFailure(`Writing an email (${source.event})`, error);
    return "failed";
  }
}

/** Plans the next attempt; after two days the email has failed for good. */
function delay(claim: Claim, reason: string, now: Date): Promise<void> {
  const next = nextAttempt(claim, now);
  return next ? recordDelay(claim, reason, next) : recordFailure(claim, reason, now);
}
