// npm run bench:first-vin: times the first VIN lookup on a server that has just started, without the live service. Exits
// with 1 if it takes longer than MAX_MS.
const MAX_MS = 1_000;

const start = performance.now();
const response = await fetch(`${process.env.SITE_URL}/api/vin/direct-decode`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ vin: "2GNFLPE55C6105926" }),
});
await response.text();
const time = performance.now() - start;
console.log(`${response.status} after ${time.toFixed(0)} ms, at most ${MAX_MS} ms.`);
process.exit(response.ok && time <= MAX_MS ? 0 : 1);
