import { z } from "zod";
import { dismantledDrive, dismantledTransmission } from "./dropdowns";
import { type EngineLayout, formatEngineSize } from "./engine-size";
import { naturalMake } from "./make-names";
import { isNorthAmerican, possibleModelYears } from "./rules";
import { trimFromText } from "./trim-text";
import type { VehicleInfo } from "./vehicle-info";

/** No field is longer in earnest; a longer one is no value. */
const MAX_TEXT = 120;

/** Every way the service has of saying nothing. */
const NOTHING = /^(?:|not applicable|n\/?a|null|none|unknown|-+|0)$/i;

/** A field is text, sometimes a number; anything else, and every way of saying nothing, is null. */
const field = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === "number" && Number.isFinite(value) ? String(value) : value))
  .transform((value) => (typeof value === "string" ? value.replace(/\s+/g, " ").trim() : ""))
  .transform((text) => (NOTHING.test(text) || text.length > MAX_TEXT ? null : text));

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

const answerSchema = z.object({ Results: z.array(z.unknown()) });

type VpicResult = z.infer<typeof resultSchema>;

/** Reads an answer of DecodeVinValues about a VIN; null when it has not the shape of one, or is about another VIN. */
export function readVpicAnswer(json: unknown, vin: string): VehicleInfo | null {
  const answer = answerSchema.safeParse(json);
  if (!answer.success) return null;
  const result = resultSchema.safeParse(answer.data.Results[0] ?? {});
  if (!result.success) return null;
  const about = result.data.VIN?.toUpperCase() ?? vin;
  return about === vin ? toVehicleInfo(result.data, vin) : null;
}

function toVehicleInfo(result: VpicResult, vin: string): VehicleInfo {
  const make = result.Make === null ? null : naturalMake(result.Make);
  return {
    year: readYear(result.ModelYear, vin),
    make,
    model: result.Model,
    trim: trimFromText(result.Trim, result.Series),
    engineSize: readEngine(result, make),
    transmissionType: dismantledTransmission(result.TransmissionStyle),
    driveType: dismantledDrive(result.DriveType),
  };
}

/** The year, unless position 10 cannot mean it where it has to be a year: then it is a slip of the service. */
function readYear(text: string | null, vin: string): number | null {
  const year = Number(text);
  if (!Number.isInteger(year) || year < 1980 || year > new Date().getFullYear() + 2) return null;
  const possible = isNorthAmerican(vin) ? possibleModelYears(vin) : [];
  return possible.length === 0 || possible.includes(year) ? year : null;
}

function readEngine(result: VpicResult, make: string | null): string | null {
  const litres = positive(result.DisplacementL) ?? positive(result.DisplacementCC, 1000);
  const layout = readLayout(result.EngineConfiguration);
  return formatEngineSize({ litres, cylinders: positive(result.EngineCylinders), layout, make });
}

function positive(text: string | null, divisor = 1): number | null {
  const number = Number(text) / divisor;
  return Number.isFinite(number) && number > 0 ? number : null;
}

/** vPIC writes "In-Line", "V-Shaped", "Horizontally opposed (boxer)", "W Shaped", "Rotary". */
function readLayout(text: string | null): EngineLayout | null {
  const start = text?.charAt(0).toUpperCase();
  return start === "I" || start === "V" || start === "H" || start === "W" || start === "R" ? start : null;
}
