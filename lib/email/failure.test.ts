import { describe, expect, it } from "vitest";
import { failureOf } from "@/lib/email/failure";

const reply = (command: string, response: string) => ({
  code: command === "DATA" ? "EMESSAGE" : "EENVELOPE",
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

describe("a rejection of the recipient or the message", () => {
  it.each([
    ["RCPT TO", "550 5.1.1 <nobody@example.com>: Recipient address rejected", "address unknown"],
    ["RCPT TO", "550 No such user here", "address unknown"],
    ["RCPT TO", "551 User not local", "address unknown"],
    ["RCPT TO", "550 5.7.1 Blocked by policy", "rejected by the mail server"],
    ["RCPT TO", "554 Relay access denied", "rejected by the mail server"],
    ["RCPT TO", "552 5.2.2 Over quota", "mailbox full"],
    ["RCPT TO", "552 Mailbox full", "mailbox full"],
    ["DATA", "552 Exceeded storage allocation", "mailbox full"],
    ["DATA", "552 5.3.4 Message too big", "rejected by the mail server"],
    ["DATA", "554 5.7.1 Spam message rejected", "rejected by the mail server"],
    ["DATA", "550 Not accepted", "rejected by the mail server"],
  ])("of %s with %s is permanent: %s", (command, response, reason) => {
    expect(failureOf(reply(command, response))).toEqual({ isPermanent: true, reason });
  });

  it.each([
    ["RCPT TO", "450 4.2.0 Greylisted", "the mail server asked us to try again later"],
    ["RCPT TO", "452 4.2.2 Mailbox full", "mailbox full"],
    ["DATA", "421 4.3.2 Shutting down", "the mail server asked us to try again later"],
  ])("of %s with %s is temporary: %s", (command, response, reason) => {
    expect(failureOf(reply(command, response))).toEqual({ isPermanent: false, reason });
  });
});

describe("every other problem is temporary", () => {
  it.each([
    [
      { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 },
      "the mail server did not accept our sign-in",
    ],
    [reply("MAIL FROM", "530 5.7.0 Authentication required"), "the mail server did not accept our sign-in"],
    [reply("RCPT TO", "530 5.7.0 Must issue STARTTLS"), "the mail server did not accept our sign-in"],
    [reply("MAIL FROM", "550 5.1.8 Sender rejected"), "the mail server did not accept our mail"],
    [{ code: "ESOCKET", command: "CONN" }, "the mail server cannot be reached"],
    [{ code: "ETIMEDOUT", command: "CONN" }, "the mail server cannot be reached"],
    [{ code: "EDNS" }, "the mail server cannot be reached"],
    [{ code: "ENOSPC" }, "the mail could not be handed over"],
    [new Error("Unexpected"), "the mail could not be handed over"],
    [undefined, "the mail could not be handed over"],
  ])("%j", (error, reason) => {
    expect(failureOf(error)).toEqual({ isPermanent: false, reason });
  });
});
