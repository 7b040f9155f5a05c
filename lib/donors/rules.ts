/** The most donors that are listed for a request. */
export const MAX_DONORS = 12;
/** Parts of other model years are compared up to this distance. */
export const MAX_YEARS_APART = 3;
/** A donor has higher miles from this multiple of the lowest mileage in the list. */
const HIGHER_MILES_RATIO = 1.5;

/** The vehicle that needs a part. */
export type Wanted = {
  year: number | null;
  trim: string | null;
  engine: string | null;
  drive: string | null;
};

/** A vehicle that the part may come from. */
export type Candidate = Wanted & {
  year: number;
  miles: number;
  awaitingDismantle: boolean;
  /** Whether the customer asked for a part of this vehicle. */
  isAsked?: boolean;
};

type Model = { make: string | null; model: string | null };

/** Whether two vehicles are of one model. A database comparison without case treats some characters as wildcards. */
export function isSameModel(one: Model, other: Model): boolean {
  const key = ({ make, model }: Model) =>
    JSON.stringify([make, model].map((text) => text?.trim().toLowerCase()));
  return key(one) === key(other);
}

/** What a donor can have in common with the vehicle, in the order in which it is said. */
export const SAMENESS = ["year", "engine", "trim", "drive"] as const;
export type Same = (typeof SAMENESS)[number];

type Finding = { score: number; same?: Same; reason?: string; against?: string };
export type Judged<T> = { donor: T; score: number; same: Same[]; reasons: string[]; against: string[] };

const NONE: Finding = { score: 0 };
/** Before every other donor. */
const ASKED: Finding = { score: 1_000, reason: "asked for this car" };

/** The donors with what speaks for and against each, best first, at most MAX_DONORS. */
export function rankDonors<T extends Candidate>(wanted: Wanted, candidates: readonly T[]): Judged<T>[] {
  const lowest = Math.min(...candidates.map(({ miles }) => miles));
  return candidates
    .map((donor) => judge(wanted, donor, lowest))
    .toSorted((one, other) => other.score - one.score || one.donor.miles - other.donor.miles)
    .slice(0, MAX_DONORS);
}

function judge<T extends Candidate>(wanted: Wanted, donor: T, lowestMiles: number): Judged<T> {
  const findings = [
    donor.isAsked ? ASKED : NONE,
    compareEngines(wanted.engine, donor.engine),
    compareWords(wanted.trim, donor.trim, { name: "trim", same: 15, other: -5 }),
    compareWords(wanted.drive, donor.drive, { name: "drive", same: 10, other: -15 }),
    compareYears(wanted.year, donor.year),
    compareMiles(donor.miles, lowestMiles),
    donor.awaitingDismantle ? { score: -15, against: "awaiting dismantle" } : NONE,
  ];
  return {
    donor,
    score: findings.reduce((sum, { score }) => sum + score, 0),
    same: SAMENESS.filter((name) => findings.some(({ same }) => same === name)),
    reasons: findings.flatMap(({ reason }) => reason ?? []),
    against: findings.flatMap(({ against }) => against ?? []),
  };
}

function compareEngines(wanted: string | null, donor: string | null): Finding {
  const [one, other] = [engineKey(wanted), engineKey(donor)];
  if (one === null || other === null) return NONE;
  const isSame = one.liters === other.liters && (!one.layout || !other.layout || one.layout === other.layout);
  return isSame
    ? { score: 40, same: "engine", reason: `same engine ${donor?.trim()}` }
    : { score: -40, against: "other engine" };
}

/** The displacement and layout in texts such as "2.5L I4" and "2.5 L 4-Cylinder"; null without a displacement. */
function engineKey(text: string | null): { liters: string; layout: string | null } | null {
  const [, liters] = /(\d{1,2}\.\d)\s*-?\s*l?\b/i.exec(text ?? "") ?? [];
  if (liters === undefined) return null;
  const [, layout] = /\b([ivhwr]-?\d{1,2})\b/i.exec(text ?? "") ?? [];
  return { liters, layout: layout?.toUpperCase().replace("-", "") ?? null };
}

function compareWords(
  wanted: string | null,
  donor: string | null,
  { name, same, other }: { name: "trim" | "drive"; same: number; other: number },
): Finding {
  const [one, two] = [wanted?.trim().toLowerCase(), donor?.trim().toLowerCase()];
  if (!one || !two) return NONE;
  return one === two
    ? { score: same, same: name, reason: `same ${name}` }
    : { score: other, against: `other ${name}` };
}

function compareYears(wanted: number | null, donor: number): Finding {
  if (wanted === null) return NONE;
  const apart = Math.abs(wanted - donor);
  if (apart === 0) return { score: 0, same: "year", reason: "same year" };
  return { score: -4 * apart, reason: apart === 1 ? "1 year apart" : `${apart} years apart` };
}

/** One point for every 10,000 miles. */
function compareMiles(miles: number, lowest: number): Finding {
  const score = -miles / 10_000;
  return miles > 0 && miles >= lowest * HIGHER_MILES_RATIO ? { score, against: "higher miles" } : { score };
}
