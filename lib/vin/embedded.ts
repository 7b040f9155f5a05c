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
 * Decodes a VIN with the embedded data set, without network access. Takes about 0.05 ms, plus about 15 ms for loading
 * the data on first use. Server only.
 *
 * The algorithm is that of NHTSA's decoder: it matches every schema of the manufacturer that is valid for the model
 * year. For each value, the schema with the latest first year has precedence, then the most recently changed pattern.
 *
 * @returns the vehicle, with null for unknown fields (always for the transmission, which NHTSA's patterns do not
 *   contain); or null if the text is not a VIN or the manufacturer is not in the data.
 * @throws Error if the data file is missing or damaged, which is a deployment error.
 */
export function decodeEmbedded(vin: string, options: { currentYear?: number } = {}): VehicleInfo | null {
  const code = manufacturerCode(vin);
  if (code === null) return null;
  const data = vinData();
  const manufacturer = findManufacturer(data, code);
  if (manufacturer === null) return null;
  return toVehicleInfo(data, manufacturer, vin, bestMatch(manufacturer, vin, options.currentYear));
}

type YearMatch = { year: number | null; findings: Findings };

/** The most likely model year, with its findings. */
function bestMatch(maker: Manufacturer, vin: string, currentYear?: number): YearMatch {
  const subject = patternSubject(vin);
  const years = possibleModelYears(vin, { currentYear });
  const matches = years.map((year) => ({ year, findings: findItems(maker.schemas, year, subject) }));
  const [first, second] = matches;
  if (!first) return { year: null, findings: new Map() };
  if (!second) return first;
  // Position 7 determines the cycle of light vehicles, unless the manufacturer has no patterns for that year.
  if (maker.light) return covers(maker, first.year) || !covers(maker, second.year) ? first : second;
  // For heavier trucks, the year whose patterns include a model.
  return !first.findings.has("M") && second.findings.has("M") ? second : first;
}

function covers(maker: Manufacturer, year: number): boolean {
  return maker.schemas.some((use) => year >= use.from && year <= use.to);
}

function toVehicleInfo(
  data: VinData,
  maker: Manufacturer,
  vin: string,
  { year, findings }: YearMatch,
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
  const liters = fact("L") ?? fact("K");
  if (liters === null) return null;
  const size = Math.round(Number(liters) * 10) / 10;
  const cylinders = fact("C") ?? familyValue(data, "C", make, `${size}`);
  const layout = fact("F") ?? familyValue(data, "F", make, `${size} ${cylinders}`);
  return formatEngineSize({
    liters: size,
    cylinders: cylinders === null ? null : Number(cylinders),
    layout: layout as EngineLayout | null,
    make,
  });
}

/** The usual cylinders or layout of a make's engines with this displacement, or null. */
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
