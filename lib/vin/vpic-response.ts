import { z } from "zod";
import { dismantledDrive, dismantledTransmission } from "./dropdowns";
import { type EngineLayout, formatEngineSize } from "./engine-size";
import { naturalMake } from "./make-names";
import { isNorthAmerican, possibleModelYears } from "./rules";
import { trimFromText } from "./trim-text";
import type { VehicleInfo } from "./vehicle-info";

/** Longer values are treated as invalid. */
const MAX_LENGTH = 120;

/** The texts that the service uses for unknown values. */
const EMPTY_VALUE = /^(?:|not applicable|n\/?a|null|none|unknown|-+|0)$/i;

/** A string or a number; empty and invalid values become null. */
const field = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === "number" && Number.isFinite(value) ? String(value) : value))
  .transform((value) => (typeof value === "string" ? value.replace(/\s+/g, " ").trim() : ""))
  .transform((text) => (EMPTY_VALUE.test(text) || text.length > MAX_LENGTH ? null : text));

const resultSchema = z.object({
  VIN: field,
  ModelYear: field,
  Make: field,
  Model: field,
  Trim: field,
  Series: field,
  DisplacementL: field,
  DisplacementCC: field,
  EngineCylinders: field,
  EngineConfiguration: field,
  TransmissionStyle: field,
  DriveType: field,
});

const responseSchema = z.object({ Results: z.array(z.unknown()) });

type VpicResult = z.infer<typeof resultSchema>;

/** Parses a response of DecodeVinValues. Null if its shape is invalid, or if it is for another VIN. */
export function parseVpicResponse(json: unknown, vin: string): VehicleInfo | null {
  const response = responseSchema.safeParse(json);
  if (!response.success) return null;
  const result = resultSchema.safeParse(response.data.Results[0] ?? {});
  if (!result.success) return null;
  const resultVin = result.data.VIN?.toUpperCase() ?? vin;
  return resultVin === vin ? toVehicleInfo(result.data, vin) : null;
}

function toVehicleInfo(result: VpicResult, vin: string): VehicleInfo {
  const make = result.Make === null ? null : naturalMake(result.Make);
  return {
    year: parseYear(result.ModelYear, vin),
    make,
    model: result.Model,
    trim: trimFromText(result.Trim, result.Series),
    engineSize: formatEngine(result, make),
    transmissionType: dismantledTransmission(result.TransmissionStyle),
    driveType: dismantledDrive(result.DriveType),
  };
}

/** The year, or null if it contradicts position 10 of a North American VIN, which happens in vPIC's data. */
function parseYear(text: string | null, vin: string): number | null {
  const year = Number(text);
  if (!Number.isInteger(year) || year < 1980 || year > new Date().getFullYear() + 2) return null;
  const possible = isNorthAmerican(vin) ? possibleModelYears(vin) : [];
  return possible.length === 0 || possible.includes(year) ? year : null;
}

function formatEngine(result: VpicResult, make: string | null): string | null {
  const liters = parsePositive(result.DisplacementL) ?? parsePositive(result.DisplacementCC, 1000);
  const layout = parseLayout(result.EngineConfiguration);
  return formatEngineSize({ liters, cylinders: parsePositive(result.EngineCylinders), layout, make });
}

function parsePositive(text: string | null, divisor = 1): number | null {
  const number = Number(text) / divisor;
  return Number.isFinite(number) && number > 0 ? number : null;
}

/** Maps "In-Line", "V-Shaped", "Horizontally opposed (boxer)", "W Shaped", "Rotary" by their first letter. */
function parseLayout(text: string | null): EngineLayout | null {
  const start = text?.charAt(0).toUpperCase();
  return start === "I" || start === "V" || start === "H" || start === "W" || start === "R" ? start : null;
}
