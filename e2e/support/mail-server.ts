import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/** What the mail server replies to RCPT TO for these names, such as full@example.com. */
const REFUSALS: Record<string, [code: number, text: string]> = {
  full: [552, "5.2.2 Mailbox full"],
  unknown: [550, "5.1.1 No such user here"],
  rejected: [554, "5.7.1 Rejected by policy"],
  later: [450, "4.2.0 Greylisted, try again later"],
};

type Delivery = { from: string; to: string[]; raw: Buffer };

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Starts a mail server on this machine that keeps what it receives. @param port a free one by default */
export async function startMailServer(port = 0) {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const [code, text] = REFUSALS[address.split("@")[0] ?? ""] ?? [];
      callback(code ? Object.assign(new Error(text), { responseCode: code }) : undefined);
    },
    onData(stream, session, callback) {
      void keep(deliveries, stream, session).then(() => callback(), callback);
    },
  });
  // Clients that end while they send.
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    /** The emails so far, parsed. */
    received: () => Promise.all(deliveries.map(parsed)),
    /** The number of emails so far for each address. */
    countsByRecipient(): Map<string, number> {
      const counts = new Map<string, number>();
      for (const to of deliveries.flatMap((delivery) => delivery.to))
        counts.set(to, (counts.get(to) ?? 0) + 1);
      return counts;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function keep(deliveries: Delivery[], stream: SMTPServerDataStream, session: SMTPServerSession) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const { mailFrom, rcptTo } = session.envelope;
  deliveries.push({
    from: mailFrom ? mailFrom.address : "",
    to: rcptTo.map(({ address }) => address),
    raw: Buffer.concat(chunks),
  });
}

async function parsed({ from, to, raw }: Delivery) {
  const { subject, messageId, html, text, replyTo, headers, bcc } = await simpleParser(raw);
  return {
    envelope: { from, to },
    subject: subject ?? "",
    messageId: messageId ?? "",
    html: (html || "").trim(),
    text: (text ?? "").trim(),
    replyTo: replyTo?.text ?? null,
    bcc: bcc ?? null,
    autoSubmitted: headers.get("auto-submitted") ?? null,
  };
}
