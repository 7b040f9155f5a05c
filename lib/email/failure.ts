// What an error of the mail server means.

/** A failed attempt to send an email. `reason` is for staff: "mailbox full", "address unknown". */
export type Failure = { isPermanent: boolean; reason: string };

/** An error of nodemailer. */
type MailError = { code?: unknown; command?: unknown; response?: unknown; responseCode?: unknown };

const UNREACHABLE = /^(ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|ETLS|ECONNREFUSED|ECONNRESET|EPROTOCOL)$/;
/** Replies about our own sign-in or permission to send, which staff can correct in the settings. */
const NOT_PERMITTED = /^(530|534|535|538)$/;
const ENHANCED_CODE = /\b[245]\.(\d{1,3})\.(\d{1,3})\b/;
const MAILBOX_FULL = /mailbox (is )?full|over ?quota|quota exceeded|insufficient (system )?storage/i;
const REFUSED = /relay|denied|spam|blocked|blacklist|policy|reputation/i;

/**
 * Whether an email can still be sent later, and the reason in plain words. Only a rejection of the recipient or the
 * message is permanent: sign-in and connection problems are temporary, because they say nothing about the email.
 */
export function failureOf(error: unknown): Failure {
  const { code, command, response, responseCode } = (error ?? {}) as MailError;
  const reply = typeof response === "string" ? response : "";
  const status = typeof responseCode === "number" ? responseCode : 0;
  if (code === "EAUTH" || NOT_PERMITTED.test(String(status)))
    return { isPermanent: false, reason: "the mail server did not accept our sign-in" };
  const isAboutEmail = command === "RCPT TO" || command === "DATA";
  if (isAboutEmail && status >= 400)
    return { isPermanent: status >= 500, reason: rejection(status, reply, command) };
  if (status >= 400) return { isPermanent: false, reason: "the mail server did not accept our mail" };
  if (typeof code === "string" && UNREACHABLE.test(code))
    return { isPermanent: false, reason: "the mail server cannot be reached" };
  return { isPermanent: false, reason: "the mail could not be handed over" };
}

function rejection(status: number, reply: string, command: unknown): string {
  const [, subject, detail] = ENHANCED_CODE.exec(reply) ?? [];
  const isFull = (subject === "2" && detail === "2") || MAILBOX_FULL.test(reply);
  if (isFull || (status === 552 && subject === undefined)) return "mailbox full";
  if (status < 500) return "the mail server asked us to try again later";
  if (command === "RCPT TO" && isUnknownAddress(status, reply, subject)) return "address unknown";
  return "rejected by the mail server";
}

function isUnknownAddress(status: number, reply: string, subject: string | undefined): boolean {
  if (subject !== undefined) return subject === "1";
  return [550, 551, 553].includes(status) && !REFUSED.test(reply);
}
