import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { expect, it } from "vitest";
import publicVins from "./data/public-vins.json";

/** Run in a process that has loaded nothing yet; tells what the data cost it. */
const MEASURE = `
import { vinData } from "./lib/vin/embedded-data.ts";
import { decodeEmbedded } from "./lib/vin/embedded.ts";
const rss = () => { global.gc(); return process.memoryUsage().rss / 1e6; };
const before = rss();
const start = performance.now();
vinData();
const loadMs = performance.now() - start;
const times = JSON.parse(process.argv[1]).map((vin) => {
  const from = performance.now();
  decodeEmbedded(vin);
  return performance.now() - from;
});
times.sort((a, b) => a - b);
console.log(JSON.stringify({ loadMs, medianMs: times[times.length >> 1], megabytes: rss() - before }));
`;

const VINS = JSON.stringify(publicVins.map(({ vin }) => vin));

it("the embedded VIN data load in 250 ms, take 100 MB at most, answer in 1 ms, and ship as 3 MB", () => {
  const output = execFileSync(
    process.execPath,
    ["--expose-gc", "--import", "tsx", "--input-type=module", "--eval", MEASURE, VINS],
    { encoding: "utf8" },
  );
  const { loadMs, medianMs, megabytes } = JSON.parse(output);
  expect(loadMs).toBeLessThan(250);
  expect(medianMs).toBeLessThan(1);
  expect(megabytes).toBeLessThan(100);
  expect(statSync("lib/vin/data/vin-patterns.txt.gz").size).toBeLessThan(3_000_000);
});
