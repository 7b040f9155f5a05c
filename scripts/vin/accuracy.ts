// node --import tsx scripts/vin/accuracy.ts [samples.json]
// Prints how accurately the embedded VIN data decode a file of samples, and every miss. A sample is
// { vin, year, make, model, engine? }, engine as in "2.5L I4"; those without a year or with "valid": false are
// skipped. Names agree when one contains the other: "Grand Caravan" and "Caravan/Grand Caravan" are the same car.
import { readFileSync } from "node:fs";
import { decodeEmbedded } from "@/lib/vin/embedded";
import { vinData } from "@/lib/vin/embedded-data";

type Sample = { vin: string; valid?: boolean; year?: number; make: string; model: string; engine?: string };

const letters = (name?: string | null) => (name ?? "").toLowerCase().replace(/[^a-z0-9]/g, "");
const sameName = (one: string, other: string) =>
  one !== "" && other !== "" && (one.includes(other) || other.includes(one));
const liters = (engine?: string | null) => /^\d+\.\d(?=L)/.exec(engine ?? "")?.[0];
const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)}%)`;

const memory = process.memoryUsage().rss;
const start = performance.now();
vinData();
const loading = performance.now() - start;
console.log(
  `Loading: ${loading.toFixed(0)} ms, ${((process.memoryUsage().rss - memory) / 1e6).toFixed(0)} MB`,
);

const file = process.argv[2] ?? "e2e/support/vins/samples.json";
const all: Sample[] = JSON.parse(readFileSync(file, "utf8"));
const results = all
  .filter(({ valid, year }) => valid !== false && year)
  .map((sample) => {
    const start = performance.now();
    const info = decodeEmbedded(sample.vin);
    const time = performance.now() - start;
    const rightVehicle =
      info?.year === sample.year &&
      letters(info?.make) === letters(sample.make) &&
      sameName(letters(info?.model), letters(sample.model));
    const engine = liters(sample.engine);
    return { sample, info, time, rightVehicle, engine, rightEngine: engine === liters(info?.engineSize) };
  });

for (const { sample, info, rightVehicle, engine, rightEngine } of results) {
  if (!rightVehicle || (engine && !rightEngine)) console.log("Miss:", sample, info);
}
const withEngine = results.filter(({ engine }) => engine);
const vehicles = results.filter(({ rightVehicle }) => rightVehicle);
const engines = withEngine.filter(({ rightEngine }) => rightEngine);
const times = results.map(({ time }) => time).sort((one, other) => one - other);
console.log(`Year, make and model: ${share(vehicles.length, results.length)}`);
console.log(`Displacement: ${share(engines.length, withEngine.length)}`);
console.log(`Median ${times[times.length >> 1]?.toFixed(3)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`);
