// Prints how well the embedded VIN data decode a file of samples, every miss, and what the data cost: the time to load
// them, the memory they take and the time per VIN. Fails when one of these is over its limit.
//
//   node scripts/vin/accuracy.mjs                    lib/vin/samples.json
//   node scripts/vin/accuracy.mjs some/samples.json  another file
//
// A file is a list of { vin, year, make, model, engine? }, engine as in "2.5L I4" (its displacement counts);
// entries with "valid": false or without a year are passed over. Names agree when, letters and digits only and
// whatever the case, one holds the other: "Grand Caravan" and "Caravan/Grand Caravan" are the same car.
//
// Node cannot load TypeScript by itself, so the decoder is loaded through the test runner's own server.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createViteServer } from "vitest/node";
import { runNode } from "../setup/child.mjs";

const LIMITS = { loadMs: 250, medianMs: 1, megabytes: 100 };

const root = fileURLToPath(new URL("../../", import.meta.url));
const file = process.argv[2] ?? `${root}lib/vin/samples.json`;
const samples = JSON.parse(readFileSync(file, "utf8")).filter(
  (sample) => sample.valid !== false && sample.year,
);

const plain = (name) =>
  String(name ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
const sameName = (a, b) => a !== "" && b !== "" && (a.includes(b) || b.includes(a));
const litres = (engine) => /^\d+\.\d(?=L)/.exec(engine ?? "")?.[0];

process.chdir(root);
const server = await createViteServer({
  root,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});

try {
  const { decodeEmbedded } = await server.ssrLoadModule("/lib/vin/embedded.ts");
  const score = { vehicle: 0, withEngine: 0, engine: 0 };
  for (const sample of samples) {
    const info = decodeEmbedded(sample.vin);
    const sameMake = plain(info?.make) === plain(sample.make);
    const right = info?.year === sample.year && sameMake && sameName(plain(info.model), plain(sample.model));
    const wanted = litres(sample.engine);
    const rightEngine = wanted === undefined || litres(info?.engineSize) === wanted;
    score.vehicle += right ? 1 : 0;
    score.withEngine += wanted === undefined ? 0 : 1;
    score.engine += wanted !== undefined && rightEngine ? 1 : 0;
    if (!right || !rightEngine)
      console.log("miss", sample.vin, phrase(sample, sample.engine), "<>", phrase(info, info?.engineSize));
  }
  console.log(`year, make and model: ${rate(score.vehicle, samples.length)}`);
  console.log(`displacement:         ${rate(score.engine, score.withEngine)}`);
} finally {
  await server.close();
}

const measured = await runNode(["--expose-gc", "--import", "tsx", "scripts/vin/cost.ts"]);
const [cost] = measured.messages;
if (!cost) throw new Error(measured.output);
console.log(`loading the data:     ${cost.loadMs.toFixed(0)} ms (at most ${LIMITS.loadMs})`);
console.log(`memory they take:     ${cost.megabytes.toFixed(0)} MB (at most ${LIMITS.megabytes})`);
console.log(`median time of a VIN: ${cost.medianMs.toFixed(3)} ms (at most ${LIMITS.medianMs})`);
process.exitCode = Object.entries(LIMITS).every(([name, limit]) => cost[name] <= limit) ? 0 : 1;

function phrase(vehicle, engine) {
  return vehicle ? [vehicle.year, vehicle.make, vehicle.model, engine ?? "-"].join(" ") : "nothing";
}

function rate(part, whole) {
  return `${part} of ${whole} (${whole === 0 ? "-" : ((100 * part) / whole).toFixed(1)} %)`;
}
