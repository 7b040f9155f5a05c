import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Candidate, MAX_DONORS, rankDonors, type Wanted } from "@/lib/donors/rules";

const wanted = { year: 2015, trim: "XLE", engine: "2.5L I4", drive: null };
const donor = (changes: Partial<Candidate> & { name?: string } = {}) => ({
  ...{ name: "", year: 2015, trim: "XLE", engine: "2.5L I4", drive: "AWD", miles: 100_000 },
  ...{ awaitingDismantle: false },
  ...changes,
});

const only = (changes: Partial<Candidate>, want: Partial<Wanted> = {}) => {
  const [first] = rankDonors({ ...wanted, ...want }, [donor(changes)]);
  return { reasons: first?.reasons, against: first?.against };
};

describe("donors", () => {
  it("are listed best first, with the reasons from their records", () => {
    const ranked = rankDonors(wanted, [
      donor({ name: "2016 SE", year: 2016, trim: "SE", miles: 88_340, awaitingDismantle: true }),
      donor({ name: "2013 LE", year: 2013, trim: "LE", miles: 141_090 }),
      donor({ name: "2014 XLE", year: 2014, miles: 112_680 }),
    ]);
    expect(ranked.map(({ donor: { name }, reasons, against }) => [name, reasons, against])).toEqual([
      ["2014 XLE", ["same engine 2.5L I4", "same trim", "1 year apart"], []],
      ["2013 LE", ["same engine 2.5L I4", "2 years apart"], ["other trim", "higher miles"]],
      ["2016 SE", ["same engine 2.5L I4", "1 year apart"], ["other trim", "awaiting dismantle"]],
    ]);
  });

  it.each([
    ["2.5L I4", "2.5 L i-4", "same engine 2.5 L i-4"],
    ["2.5L", "2.5L I4", "same engine 2.5L I4"],
    ["2.5L I4", "2.5L 4-cyl", "same engine 2.5L 4-cyl"],
  ])("with the engines %j and %j: %s", (engine, other, reason) => {
    expect(only({ engine: other }, { engine }).reasons).toContain(reason);
  });

  it("with another engine or drive type say so", () => {
    expect(only({ engine: "3.5L V6" }).against).toEqual(["other engine"]);
    expect(only({ engine: "2.5L H4" }).against).toEqual(["other engine"]);
    expect(only({ drive: "FWD" }, { drive: "AWD" }).against).toEqual(["other drive"]);
    expect(only({ drive: "awd" }, { drive: "AWD" }).reasons).toContain("same drive");
  });

  it("name what they have in common, year first", () => {
    const same = (changes: Partial<Candidate>) => rankDonors(wanted, [donor(changes)])[0]?.same;
    expect(same({})).toEqual(["year", "engine", "trim"]);
    expect(same({ year: 2014, trim: "LE" })).toEqual(["engine"]);
    expect(same({ year: 2013, trim: null, engine: "3.5L V6" })).toEqual([]);
  });

  it("start with the vehicle that the customer asked for, whatever it is", () => {
    const ranked = rankDonors(wanted, [
      donor({ name: "nearest" }),
      donor({ name: "asked", year: 2009, engine: "3.5L V6", miles: 250_000, isAsked: true }),
    ]);
    expect(ranked[0]?.donor.name).toBe("asked");
    expect(ranked[0]?.reasons[0]).toBe("asked for this car");
  });

  it("say nothing about what is not in the records", () => {
    expect(only({ engine: null, trim: null, drive: null })).toEqual({ reasons: ["same year"], against: [] });
    expect(only({ engine: "gasoline" }).reasons).toEqual(["same trim", "same year"]);
  });

  it("are at most twelve, and none appears twice", () => {
    const candidate = fc.record({
      year: fc.integer({ min: 2012, max: 2018 }),
      trim: fc.constantFrom("XLE", "SE", null),
      engine: fc.constantFrom("2.5L I4", "3.5L V6", null),
      drive: fc.constantFrom("AWD", "FWD", null),
      miles: fc.integer({ min: 0, max: 300_000 }),
      awaitingDismantle: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 30 }), (candidates) => {
        const ranked = rankDonors(wanted, candidates);
        expect(ranked).toHaveLength(Math.min(MAX_DONORS, candidates.length));
        expect(new Set(ranked.map((one) => one.donor)).size).toBe(ranked.length);
        const scores = ranked.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      }),
    );
  });
});
