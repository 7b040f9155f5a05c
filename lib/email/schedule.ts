import "server-only";
import { enqueueTimedEmails } from "@/lib/email/timed-emails";
import { type Run, sendDueEmails } from "@/lib/email/worker";

/**
 * What servers do in the background, and a cron call does on hosts without a background process: enqueues the emails that
 * depend on the time, and sends what is due.
 * @returns the number of emails that were tried
 */
export async function runDueWork(now = new Date(), run: Omit<Run, "now"> = {}): Promise<{ tried: number }> {
  const started = Date.now();
  // What is waiting is also sent when this fails.
  const problem = await enqueueTimedEmails(now).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const clock = () => new Date(now.getTime() + Date.now() - started);
  const tried = await sendDueEmails({ ...run, now: clock });
  if (problem) throw problem.error;
  return { tried };
}
