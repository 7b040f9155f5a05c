import { dismantledDrive } from "./dropdowns";
import { findManufacturer, type Manufacturer, type VinData, vinData } from "./embedded-data";
import { type Finding, type Findings, findItems, onlyModel } from "./embedded-match";
import { type EngineLayout, formatEngineSize } from "./engine-size";
import { naturalMake } from "./make-names";
import { patternSubject } from "./pattern-match";
import { checkDigitValid, isNorthAmerican, manufacturerCode, possibleModelYears } from "./rules";
import { driveFromText, trimFromText } from "./trim-text";
import { UNKNOWN_VEHICLE, type VehicleInfo } from "./vehicle-info";

/**
 * Decodes a VIN from the data set that ships with the site: no network, a twentieth of a millisecond once the
 * data is loaded (some 15 ms, on first use). Server only.
 *
 * It follows NHTSA's own decoder: every schema of the manufacturer that holds for the model year is asked, and
 * for each fact the schema with the latest first year wins, then the most recently changed pattern.
 *
 * @returns what is known, unknown fields null (the transmission always is: NHTSA's patterns do not say); or null
 *   when the text is no VIN or the manufacturer is not in the data.
 * @throws when the data file is missing or damaged, which is a fault of the deployment.
 */
export function decodeEmbedded(vin: string, options: { currentYear?: number } = {}): VehicleInfo | null {
  const code = manufacturerCode(vin);
  if (code === null) return null;
  const data = vinData();
  const manufacturer = findManufacturer(data, code);
  if (manufacturer === null) return null;
  const reading = likeliestReading(manufacturer, vin, options.currentYear);
  return toVehicleInfo(data, manufacturer, vin, reading);
}

type Reading = { year: number | null; findings: Findings };

/** The model year that the patterns support best, with what they say for it. */
function likeliestReading(maker: Manufacturer, vin: string, currentYear?: number): Reading {
  const subject = patternSubject(vin);
  const years = possibleModelYears(vin, { currentYear });
  const readings = years.map((year) => ({ year, findings: findItems(maker.schemas, year, subject) }));
  const [first, second] = readings;
  if (!first) return { year: null, findings: new Map() };
  if (!second) return first;
  // Where position 7 decides, the other cycle is only for years that the manufacturer reported nothing for.
  if (maker.light) return covers(maker, first.year) || !covers(maker, second.year) ? first : second;
  // A heavier truck follows no such rule: there the year counts whose patterns name a model.
  return !first.findings.has("M") && second.findings.has("M") ? second : first;
}

function covers(maker: Manufacturer, year: number): boolean {
  return maker.schemas.some((use) => year >= use.from && year <= use.to);
}

function toVehicleInfo(
  data: VinData,
  maker: Manufacturer,
  vin: string,
  { year, findings }: Reading,
): VehicleInfo {
  const model = findModel(data, findings);
  const make = model?.make ?? (maker.makes.length === 1 ? (maker.makes[0] ?? null) : null);
  const trim = text(data.texts, findings.get("T"));
  const series = text(data.texts, findings.get("S"));
  const naturalCase = make === null ? null : naturalMake(make);
  return {
    ...UNKNOWN_VEHICLE,
    year: findings.size > 0 || isNorthAmerican(vin) || checkDigitValid(vin) ? year : null,
    make: naturalCase,
    model: model?.name ?? null,
    trim: trimFromText(trim, series),
    engineSize: engineSize(data, findings, naturalCase),
    driveType: dismantledDrive(findings.get("D")?.value ?? null) ?? driveFromText(trim, series),
  };
}

function findModel(data: VinData, findings: Findings): { name: string; make: string } | null {
  const entry = text(data.models, findings.get("M") ?? onlyModel(findings));
  if (entry === null) return null;
  const [name = "", make = ""] = entry.split("\u0001");
  return { name, make: data.makes[Number.parseInt(make, 36)] ?? "" };
}

function engineSize(data: VinData, findings: Findings, make: string | null): string | null {
  const engine = text(data.engines, findings.get("E"))?.split(" ") ?? [];
  const fact = (letter: string) => findings.get(letter)?.value ?? itemValue(letter, engine);
  const litres = fact("L") ?? fact("K");
  if (litres === null) return null;
  const size = Math.round(Number(litres) * 10) / 10;
  const cylinders = fact("C") ?? familyValue(data, "C", make, `${size}`);
  const layout = fact("F") ?? familyValue(data, "F", make, `${size} ${cylinders}`);
  return formatEngineSize({
    litres: size,
    cylinders: cylinders === null ? null : Number(cylinders),
    layout: layout as EngineLayout | null,
    make,
  });
}

/** What nearly always goes with such an engine of that make, or null. */
function familyValue(data: VinData, letter: string, make: string | null, engine: string): string | null {
  const number = data.makes.findIndex((name) => naturalMake(name) === make);
  const start = `${number.toString(36)} ${engine} ${letter}`;
  return data.families.find((line) => line.startsWith(start))?.slice(start.length) ?? null;
}

function itemValue(letter: string, items: readonly string[]): string | null {
  return items.find((item) => item.startsWith(letter))?.slice(1) ?? null;
}

function text(list: readonly string[], finding: Finding | undefined): string | null {
  return finding === undefined ? null : (list[Number.parseInt(finding.value, 36)] ?? null);
}
