import { describe, expect, it } from "vitest";
import { EMAIL_PATTERN, formatPhone, mailLink, phoneDigits } from "@/lib/contact/rules";

describe("a phone number", () => {
  it.each([
    ["5185550142", "5185550142"],
    ["(518) 555-0142", "5185550142"],
    ["518.555.0142", "5185550142"],
    ["+1 518 555 0142", "5185550142"],
    ["1-518-555-0142", "5185550142"],
  ])("is valid in the format %s", (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it.each(["", "518555014", "25185550142", "518555014299", "call me"])("is invalid: %j", (text) => {
    expect(phoneDigits(text)).toBeNull();
  });

  it.each([
    ["", ""],
    ["5", "(5"],
    ["518", "(518"],
    ["5185", "(518) 5"],
    ["518555", "(518) 555"],
    ["5185550", "(518) 555-0"],
    ["5185550142", "(518) 555-0142"],
    ["15185550142", "(518) 555-0142"],
    ["51855501429", "(518) 555-0142"],
  ])("typed as %j is formatted as %j", (typed, formatted) => {
    expect(formatPhone(typed)).toBe(formatted);
  });
});

describe("an email address", () => {
  it.each(["dana@example.com", "d.o'neil+parts@mail.example.co"])("%s is valid", (address) => {
    expect(EMAIL_PATTERN.test(address)).toBe(true);
  });

  it.each([
    "dana",
    "dana@",
    "@example.com",
    "dana@example",
    "da na@example.com",
    "dana@example.c",
    "a@b@example.com",
  ])("%s is invalid", (address) => {
    expect(EMAIL_PATTERN.test(address)).toBe(false);
  });
});

describe("an email link", () => {
  it.each([
    [
      "dana@example.com",
      "Your request PR-4K7M2",
      "mailto:dana@example.com?subject=Your%20request%20PR-4K7M2",
    ],
    ["d&b?c=d@example.com", "50% & more", "mailto:d%26b%3Fc%3Dd@example.com?subject=50%25%20%26%20more"],
  ])("to %s with the subject %s", (email, subject, link) => {
    expect(mailLink(email, subject)).toBe(link);
  });
});
