import type { SchemaUse } from "./embedded-data";
import { keyLength, keyMatches } from "./pattern-match";

/** One fact that a pattern states, and what decides between patterns that state different ones. */
export type Finding = { value: string; schema: string; from: number; day: number; length: number };

/** The winning finding of each item letter (see embedded-data.ts for the letters). */
export type Findings = Map<string, Finding>;

/** Everything the schemas in force in that year say about a subject (see patternSubject). */
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
  // Most keys begin with a plain character that already tells them apart: look before slicing.
  const first = schema.charAt(start);
  if (first !== "*" && first !== "[" && first !== "_" && first !== "#" && first !== subject.charAt(0)) return;
  const keyEnd = schema.indexOf(" ", start);
  const key = schema.slice(start, keyEnd);
  if (!keyMatches(key, subject)) return;
  const [day = "", ...items] = schema.slice(keyEnd + 1, end).split(" ");
  const length = keyLength(key);
  for (const item of items) {
    const finding = { value: item.slice(1), schema, from, day: Number.parseInt(day, 36), length };
    const rival = findings.get(item.charAt(0));
    if (rival === undefined || outranks(finding, rival)) findings.set(item.charAt(0), finding);
  }
}

/** NHTSA's order: the schema that began latest, the pattern changed latest, the shorter key. */
function outranks(finding: Finding, rival: Finding): boolean {
  if (finding.from !== rival.from) return finding.from > rival.from;
  if (finding.day !== rival.day) return finding.day > rival.day;
  return finding.length < rival.length;
}

/**
 * The model of a vehicle whose own model pattern is missing, when other facts of it come from a schema that
 * knows one model only.
 */
export function onlyModel(findings: Findings): Finding | undefined {
  for (const finding of findings.values()) {
    const models = new Set(finding.schema.match(/(?<= M)[0-9a-z]+/g));
    const [model] = models;
    if (model !== undefined && models.size === 1) return { ...finding, value: model };
  }
  return undefined;
}
