import "server-only";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { RenderedMail } from "@/lib/email/templates/mail";
import { environment } from "@/lib/env";

/** A complete email. */
export type Mail = RenderedMail & {
  /** Names its file, if there is no mail server. */
  id: string;
  from: string;
  to: string;
  replyTo?: string;
  messageId: string;
};

/** Sends emails. `close` ends its connections. */
export type MailTransport = { send(mail: Mail): Promise<void>; close(): void };

const CONNECT_TIMEOUT_MS = 10_000;
/** How long the mail server may take for each reply. */
const REPLY_TIMEOUT_MS = 30_000;
/** Connections of one run, and so the number of emails that are sent at the same time. */
export const MAX_CONNECTIONS = 3;

/** The folder for emails without a mail server, in `.data`, which updates keep. */
const MAIL_FOLDER = join(/* turbopackIgnore: true */ process.cwd(), ".data", "mail");

/** The configured transport: the mail server of SMTP_URL, else files. */
export function openTransport(): MailTransport {
  const { smtpUrl } = environment();
  return smtpUrl === undefined ? fileTransport(MAIL_FOLDER) : smtpTransport(smtpUrl);
}

/** Sends through a mail server. `send` throws nodemailer's errors (lib/email/failure.ts). */
export function smtpTransport(smtpUrl: string): MailTransport {
  const transport = nodemailer.createTransport(withLimits(smtpUrl).href);
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail));
    },
    close: () => transport.close(),
  };
}

// nodemailer ignores its other options if it gets a URL, but reads them from the URL.
function withLimits(smtpUrl: string): URL {
  const url = new URL(smtpUrl);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  const options = {
    pool: "true",
    maxConnections: MAX_CONNECTIONS,
    // By default, nodemailer sends an email again when the connection ends, even if the server may have accepted it.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: REPLY_TIMEOUT_MS,
    disableFileAccess: "true",
    disableUrlAccess: "true",
    // A password is never sent over a connection that is not encrypted.
    ...(url.username !== "" && !isLocal && url.protocol === "smtp:" && { requireTLS: "true" }),
  };
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, String(value));
  return url;
}

/** Writes each email to a file in a folder, for machines without a mail server. */
export function fileTransport(folder: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
      await writeAtomically(join(/* turbopackIgnore: true */ folder, `${mail.id}.eml`), message as Buffer);
    },
    close: () => transport.close(),
  };
}

/** Readers never see a partial file. A repeated email replaces its file. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const file = await open(`${path}.part`, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

const messageOf = ({ from, to, replyTo, messageId, subject, html, text }: Mail) => ({
  from,
  to: { name: "", address: to },
  ...(replyTo && { replyTo: { name: "", address: replyTo } }),
  messageId,
  subject,
  html,
  text,
  headers: {
    // Keeps automatic replies from being sent to the shop.
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});
