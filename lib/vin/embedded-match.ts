import type { SchemaUse } from "./embedded-data";
import { keyLength, keyMatches } from "./pattern-match";

/** A value from a matching pattern, with the properties that determine its precedence. */
export type Finding = { value: string; schema: string; from: number; day: number; length: number };

/** The finding with the highest precedence for each item letter (see embedded-data.ts for the letters). */
export type Findings = Map<string, Finding>;

/** The findings of all schemas valid in the model year for a subject (see patternSubject). */
export function findItems(uses: readonly SchemaUse[], year: number, subject: string): Findings {
  const findings: Findings = new Map();
  for (const { schema, from, to } of uses) {
    if (year < from || year > to) continue;
    let start = 0;
    while (start < schema.length) {
      let end = schema.indexOf(";", start);
      if (end < 0) end = schema.length;
      readGroup(findings, schema, start, end, from, subject);
      start = end + 1;
    }
  }
  return findings;
}

function readGroup(
  findings: Findings,
  schema: string,
  start: number,
  end: number,
  from: number,
  subject: string,
) {
  // Most keys start with a plain character, so comparing it first avoids slicing.
  const first = schema.charAt(start);
  if (first !== "*" && first !== "[" && first !== "_" && first !== "#" && first !== subject.charAt(0)) return;
  const keyEnd = schema.indexOf(" ", start);
  const key = schema.slice(start, keyEnd);
  if (!keyMatches(key, subject)) return;
  const [day = "", ...items] = schema.slice(keyEnd + 1, end).split(" ");
  const length = keyLength(key);
  for (const item of items) {
    const finding = { value: item.slice(1), schema, from, day: Number.parseInt(day, 36), length };
    const current = findings.get(item.charAt(0));
    if (current === undefined || hasPrecedence(finding, current)) findings.set(item.charAt(0), finding);
  }
}

/** NHTSA's order of precedence: the latest first year, the latest change, the shorter key. */
function hasPrecedence(finding: Finding, current: Finding): boolean {
  if (finding.from !== current.from) return finding.from > current.from;
  if (finding.day !== current.day) return finding.day > current.day;
  return finding.length < current.length;
}

/** For vehicles without a matching model pattern: the model of a schema that matched and contains only one model. */
export function onlyModel(findings: Findings): Finding | undefined {
  for (const finding of findings.values()) {
    const models = new Set(finding.schema.match(/(?<= M)[0-9a-z]+/g));
    const [model] = models;
    if (model !== undefined && models.size === 1) return { ...finding, value: model };
  }
  return undefined;
}
