import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, startMailServer } from "@/e2e/support/mail-server";
import { isOneAddress } from "@/lib/email/address";
import { failureOf } from "@/lib/email/failure";
import { fileTransport, type Mail, smtpTransport } from "@/lib/email/transport";

let folder: string;
let server: MailServer;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "email-transport-")), "mail");
  server = await startMailServer();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: "email00001",
  from: "Hometown Auto <office@example.com>",
  to: "odessa@example.com",
  replyTo: "office@example.com",
  messageId: "<one@shop.example.com>",
  subject: "Your quote",
  html: "<p>Hello</p>",
  text: "Hello",
  ...changes,
});

describe("a mail server", () => {
  it("gets the email with its headers, as HTML and plain text", async () => {
    const transport = smtpTransport(server.url);
    await transport.send(mail());
    transport.close();
    expect(await server.received()).toMatchObject([
      {
        envelope: { from: "office@example.com", to: ["odessa@example.com"] },
        messageId: "<one@shop.example.com>",
        subject: "Your quote",
        replyTo: "office@example.com",
        html: "<p>Hello</p>",
        text: "Hello",
        autoSubmitted: "auto-generated",
      },
    ]);
  });

  it("gets no headers that are part of a subject", async () => {
    const transport = smtpTransport(server.url);
    await transport.send(mail({ subject: "Hi\r\nBcc: other@example.com\r\n\r\nBody", messageId: "<two@x>" }));
    transport.close();
    const last = (await server.received()).at(-1);
    expect(last).toMatchObject({ envelope: { to: ["odessa@example.com"] }, bcc: null });
    expect(last?.subject).toContain("Bcc: other@example.com");
  });

  it.each([
    ["full@example.com", { isPermanent: true, reason: "mailbox full" }],
    ["unknown@example.com", { isPermanent: true, reason: "address unknown" }],
    ["rejected@example.com", { isPermanent: true, reason: "rejected by the mail server" }],
    ["later@example.com", { isPermanent: false, reason: "the mail server asked us to try again later" }],
  ])("that does not accept mail to %s is a failure: %j", async (to, failure) => {
    const transport = smtpTransport(server.url);
    const error = await transport.send(mail({ to })).catch((reason: unknown) => reason);
    transport.close();
    expect(failureOf(error)).toEqual(failure);
  });

  it("that cannot be reached is a temporary failure", async () => {
    const transport = smtpTransport("smtp://127.0.0.1:1");
    const error = await transport.send(mail()).catch((reason: unknown) => reason);
    transport.close();
    expect(failureOf(error)).toEqual({ isPermanent: false, reason: "the mail server cannot be reached" });
  });
});

describe("without a mail server", () => {
  it("emails are written to files that only their owner can read", async () => {
    const transport = fileTransport(folder);
    await transport.send(mail());
    await transport.send(mail({ subject: "Written again" }));
    expect(await readdir(folder)).toEqual(["email00001.eml"]);
    const path = join(folder, "email00001.eml");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const parsed = await simpleParser(await readFile(path));
    expect(parsed).toMatchObject({ subject: "Written again", messageId: "<one@shop.example.com>" });
    expect(parsed.text?.trim()).toBe("Hello");
  });
});

it.each([
  ["odessa@example.com", true],
  ["o'dessa+parts@mail.example.co.uk", true],
  ["ödessa@exämple.com", true],
  ["a@b.com, c@d.com", false],
  ["a@b.com\r\nBcc: c@d.com", false],
  ["Odessa <a@b.com>", false],
  ["a@b@c.com", false],
  ["@b.com", false],
  ["a@", false],
  ["", false],
])("%j is one address: %j", (text, expected) => {
  expect(isOneAddress(text)).toBe(expected);
});
