import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { business, openingTime, privacyFacts } from "@/lib/business";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const { address, warranty } = business;
const FACTS = [
  ...WEEK,
  ...[business.name, business.tagline, business.phone, business.email, business.partsStoreUrl],
  ...[address.street, privacyFacts.effectiveDate, privacyFacts.jurisdiction],
  ...[`since ${business.foundedYear}`, `${business.partsAnswerHours} business hours`],
  ...[`${privacyFacts.taxRecordYears} years`, `under ${privacyFacts.minimumAge}`],
  ...[warranty.newParts, warranty.usedParts].flatMap(({ months, miles }) => [
    `${months} months`,
    `${miles.toLocaleString("en-US")} miles`,
  ]),
];

const sources = ["app", "components", "lib"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.|^lib\/generated\/|^lib\/business\.ts$/.test(file),
  )
  // Comments may contain examples.
  .map((file) => ({ file, text: readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "") }));

describe("the facts of the business", () => {
  it.each(FACTS)("include %j in lib/business.ts only", (fact) => {
    const word = new RegExp(`(?<![\\w-])${fact.replace(/[^\w ]/g, "\\$&")}(?!\\w)`);
    expect(sources.filter(({ text }) => word.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it("include each day of the week as either open or closed", () => {
    expect([...openingTime.days, ...business.hoursShort.closedDays]).toEqual(WEEK);
  });
});
