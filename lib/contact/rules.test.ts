import { describe, expect, it } from "vitest";
import { EMAIL_PATTERN, formatPhone, phoneDigits } from "@/lib/contact/rules";

describe("a phone number", () => {
  it.each([
    ["5185550142", "5185550142"],
    ["(518) 555-0142", "5185550142"],
    ["518.555.0142", "5185550142"],
    ["+1 518 555 0142", "5185550142"],
    ["1-518-555-0142", "5185550142"],
  ])("is taken in the spelling %s", (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it.each(["", "518555014", "25185550142", "518555014299", "call me"])("is not taken from %j", (text) => {
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
  ])("typed as %j reads %j", (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });
});

describe("an email address", () => {
  it.each(["dana@example.com", "d.o'neil+parts@mail.example.co"])("%s is taken", (address) => {
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
  ])("%s is not taken", (address) => {
    expect(EMAIL_PATTERN.test(address)).toBe(false);
  });
});
