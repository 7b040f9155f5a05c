import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";

/**
 * Reads the data set written by scripts/vin/build-data.ts. It is gzipped text with these lines:
 *
 *   # ...            source, date and license
 *   makes            names, tab-separated
 *   models           "<name>\u0001<make number>", tab-separated
 *   texts            trims and series, tab-separated
 *   engines          "L2.5 C4 FI" for engine models, tab-separated
 *   families         "<make> 2.5 C4" and "<make> 2.5 4 FI": cylinders and layout by make and displacement
 *   <count>          the number of manufacturer lines that follow
 *   1FT - 0,1 a:1999-2004,b:2005-     code, light-vehicle flag, makes, schemas with their model years
 *   E1* 2k M3 L2.5;**B 2k T7          schemas: groups of key, day and items
 *
 * Numbers are base 36. Items: M model, T trim, S series, L liters, K liters from cc, C cylinders, F layout,
 * E engine, D drive. Schemas are parsed when they are needed (embedded-match.ts).
 */

const DATA_FILE = "lib/vin/data/vin-patterns.txt.gz";

export type SchemaUse = { schema: string; from: number; to: number };

export type VinData = {
  makes: readonly string[];
  models: readonly string[];
  texts: readonly string[];
  engines: readonly string[];
  families: readonly string[];
  /** Manufacturer code -> its line. */
  manufacturers: ReadonlyMap<string, string>;
  schemas: readonly string[];
};

export type Manufacturer = { light: boolean; makes: string[]; schemas: SchemaUse[] };

let loaded: VinData | null = null;

/** The data set, loaded on first use. @throws Error if the file is missing or damaged. */
export function vinData(): VinData {
  // Relative to the working directory, also in a Next build: see outputFileTracingIncludes in next.config.ts.
  loaded ??= parseVinData(gunzipSync(readFileSync(path.join(process.cwd(), DATA_FILE))).toString("utf8"));
  return loaded;
}

/** Parses the text format described above. @throws Error if it is damaged. */
export function parseVinData(text: string): VinData {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => !line.startsWith("#"));
  const tables = lines.slice(first, first + 5).map((line) => line.split("\t"));
  const [makes, models, texts, engines, families] = tables;
  const count = Number(lines[first + 5]);
  if (!makes || !models || !texts || !engines || !families || !Number.isInteger(count))
    throw new Error("VIN data is damaged");
  const start = first + 6;
  const manufacturers = new Map<string, string>();
  for (const line of lines.slice(start, start + count))
    manufacturers.set(line.slice(0, line.indexOf(" ")), line);
  return { makes, models, texts, engines, families, manufacturers, schemas: lines.slice(start + count) };
}

/** The manufacturer with the code, or null if it is unknown. */
export function findManufacturer(data: VinData, code: string): Manufacturer | null {
  const line = data.manufacturers.get(code);
  if (line === undefined) return null;
  const [, flag, makes, schemas] = line.split(" ");
  return {
    light: flag === "L",
    makes: (makes ?? "").split(",").map((ref) => data.makes[Number.parseInt(ref, 36)] ?? ""),
    schemas: (schemas ?? "")
      .split(",")
      .filter(Boolean)
      .map((use) => parseUse(data, use)),
  };
}

function parseUse(data: VinData, use: string): SchemaUse {
  const [ref = "", years = ""] = use.split(":");
  const [from, to] = years.split("-");
  return {
    schema: data.schemas[Number.parseInt(ref, 36)] ?? "",
    from: Number(from),
    to: to ? Number(to) : Number.POSITIVE_INFINITY,
  };
}
