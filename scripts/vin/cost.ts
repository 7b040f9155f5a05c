// Run by accuracy.mjs: what the embedded VIN data cost a process that has not loaded them yet, as a message to the parent.
import publicVins from "@/lib/vin/data/public-vins.json";
import { decodeEmbedded } from "@/lib/vin/embedded";
import { vinData } from "@/lib/vin/embedded-data";

const residentMegabytes = () => {
  global.gc?.();
  return process.memoryUsage().rss / 1e6;
};

const before = residentMegabytes();
const start = performance.now();
vinData();
const loadMs = performance.now() - start;
const times = publicVins.map(({ vin }) => {
  const from = performance.now();
  decodeEmbedded(vin);
  return performance.now() - from;
});
times.sort((a, b) => a - b);
process.send?.({ loadMs, medianMs: times[times.length >> 1], megabytes: residentMegabytes() - before });
